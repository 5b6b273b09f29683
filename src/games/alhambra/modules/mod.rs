//! The modules of the first expansion (rulebook p. 14-16): any set of them may be played with the basic game, the vizier's
//! favour with Granada as well, and with both together.
//!
//! A module is a value that answers the questions of `ModuleRules`; those a table is played with are asked one after the
//! other, and have no say where they have nothing to say. This file alone lists them: their keys, what a lobby chooses, and in
//! `variants` what they add to actions, events and refusals. Each has a folder or file of its own with its rules, its pieces and
//! its view. Deliberately absent: how it is said and drawn.

pub mod bonus;
pub mod bureau;
pub mod huts;
mod printed;
mod rules;
mod special;
mod variants;
pub mod vizier;

use pergola_engine::{Chance, Events, OptionKind, Options, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use self::{
    bonus::{BonusCards, BonusView},
    bureau::{BureauDeChange, BureauView},
    huts::{Huts, PileView},
    vizier::{VizierAction, VizierView, Viziers},
};
pub(super) use self::{printed::ModuleTables, rules::ModuleRules, special::Special, variants::read};
pub use self::{
    variants::{Module, ModuleAction, ModuleEvent, ModuleRefusal},
    vizier::Favour as Interlude,
};
use super::{Action, Alhambra, Event, Printed, Refusal, money::Deck, pieces::Tile};

/// Which modules a table is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ModulesChosen {
    bureau: bool,
    bonus: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    huts: bool,
    vizier: AskedForFavours,
}

/// Whether the vizier's favour is played with, and who is asked for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AskedForFavours {
    /// It is not played with.
    #[default]
    Nobody,
    /// Who could use it.
    Able,
    /// Everybody with a vizier face up, to hide who could.
    All,
}

/// What the modules of a table add to its state; nothing in the basic game, which so pays nothing for them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Modules(Option<Box<InPlay>>);

/// The modules that a table is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct InPlay {
    #[serde(skip_serializing_if = "Option::is_none")]
    bureau: Option<BureauDeChange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus: Option<BonusCards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    huts: Option<Huts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vizier: Option<Viziers>,
}

/// What a viewer sees of the modules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModulesView {
    /// The bureaux de change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bureau: Option<BureauView>,
    /// The bonus cards, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<BonusView>>,
    /// The workers' huts that nobody has taken, by type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub huts: Option<Vec<PileView>>,
    /// The viziers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vizier: Option<VizierView>,
}

/// A seat has no more choices out of turn.
pub(super) const MOST_ASIDES: usize = 2 * bonus::MOST_CARDS + vizier::MOST_ORDERS;

/// The vizier's favour, the only module that may be played with Granada as well.
pub(super) const VIZIER: OptionKind = OptionKind::OneOf { key: "vizier", choices: &["none", "able", "all"] };

/// What a lobby offers.
pub(super) const OPTIONS: &[OptionKind] =
    &[OptionKind::Toggle { key: "bureau" }, OptionKind::Toggle { key: "bonus" }, OptionKind::Toggle { key: "huts" }, VIZIER];

impl ModulesChosen {
    /// The vizier's favour alone.
    pub(super) const VIZIER: ModulesChosen =
        ModulesChosen { bureau: false, bonus: false, huts: false, vizier: AskedForFavours::Able };

    /// All of them.
    pub(super) const ALL: ModulesChosen = ModulesChosen { bureau: true, bonus: true, huts: true, vizier: AskedForFavours::Able };

    /// What a lobby has chosen.
    pub(super) fn of(chosen: &Options) -> ModulesChosen {
        let vizier = match chosen.one_of("vizier") {
            Some("able") => AskedForFavours::Able,
            Some("all") => AskedForFavours::All,
            _ => AskedForFavours::Nobody,
        };
        let [bureau, bonus, huts] = ["bureau", "bonus", "huts"].map(|key| chosen.is_on(key));
        ModulesChosen { bureau, bonus, huts, vizier }
    }

    /// Lays out what these modules add.
    pub(super) fn lay_out(self, tables: &ModuleTables, seats: u8, deck: &mut Deck<Special>, chance: &mut Chance) -> Modules {
        if self == ModulesChosen::default() {
            return Modules(None);
        }
        let bureau = self.bureau.then(|| BureauDeChange::lay_out(tables.bureaux, seats, deck, chance));
        let huts = self.huts.then(|| Huts::lay_out(&tables.huts, chance));
        let bonus = self.bonus.then(|| BonusCards::lay_out(&tables.bonus, seats, chance));
        let vizier = match self.vizier {
            AskedForFavours::Nobody => None,
            asked => Some(Viziers::lay_out(seats, asked == AskedForFavours::All)),
        };
        Modules(Some(Box::new(InPlay { bureau, bonus, huts, vizier })))
    }
}

/// The modules of a table, in the order in which they are asked.
struct Each<'a> {
    in_play: Option<&'a InPlay>,
    at: usize,
}

impl<'a> Iterator for Each<'a> {
    type Item = &'a dyn ModuleRules;

    #[inline]
    fn next(&mut self) -> Option<&'a dyn ModuleRules> {
        // Most tables have none, and are asked at every turn.
        let in_play = self.in_play?;
        while let Some(module) = Module::ALL.get(self.at) {
            self.at += 1;
            let found = in_play.get(*module);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

impl InPlay {
    fn get(&self, module: Module) -> Option<&dyn ModuleRules> {
        match module {
            Module::Bureau => self.bureau.as_ref().map(|it| it as &dyn ModuleRules),
            Module::Huts => self.huts.as_ref().map(|it| it as &dyn ModuleRules),
            Module::Bonus => self.bonus.as_ref().map(|it| it as &dyn ModuleRules),
            Module::Vizier => self.vizier.as_ref().map(|it| it as &dyn ModuleRules),
        }
    }

    fn each_mut(&mut self) -> impl Iterator<Item = &mut dyn ModuleRules> {
        let bureau = self.bureau.as_mut().map(|it| it as &mut dyn ModuleRules);
        let huts = self.huts.as_mut().map(|it| it as &mut dyn ModuleRules);
        let bonus = self.bonus.as_mut().map(|it| it as &mut dyn ModuleRules);
        let vizier = self.vizier.as_mut().map(|it| it as &mut dyn ModuleRules);
        [bureau, huts, bonus, vizier].into_iter().flatten()
    }
}

impl Modules {
    /// Those that are played with, in the order in which they are asked.
    #[inline]
    pub(super) fn each(&self) -> impl Iterator<Item = &dyn ModuleRules> {
        Each { in_play: self.0.as_deref(), at: 0 }
    }

    /// The same, to be changed.
    pub(super) fn each_mut(&mut self) -> impl Iterator<Item = &mut dyn ModuleRules> {
        self.0.iter_mut().flat_map(|it| it.each_mut())
    }

    /// Whether none is played with.
    pub(super) const fn is_none(&self) -> bool {
        self.0.is_none()
    }

    fn bureau(&self) -> Option<&BureauDeChange> {
        self.0.as_ref()?.bureau.as_ref()
    }

    fn bonus(&self) -> Option<&BonusCards> {
        self.0.as_ref()?.bonus.as_ref()
    }

    fn huts(&self) -> Option<&Huts> {
        self.0.as_ref()?.huts.as_ref()
    }

    fn vizier(&self) -> Option<&Viziers> {
        self.0.as_ref()?.vizier.as_ref()
    }

    fn bureau_mut(&mut self) -> Option<&mut BureauDeChange> {
        self.0.as_mut()?.bureau.as_mut()
    }

    fn bonus_mut(&mut self) -> Option<&mut BonusCards> {
        self.0.as_mut()?.bonus.as_mut()
    }

    fn huts_mut(&mut self) -> Option<&mut Huts> {
        self.0.as_mut()?.huts.as_mut()
    }

    fn vizier_mut(&mut self) -> Option<&mut Viziers> {
        self.0.as_mut()?.vizier.as_mut()
    }

    /// The seats that may act though play does not wait for them.
    pub(super) fn may_act(&self) -> Seats {
        self.each().map(|module| module.may_act()).fold(Seats::NONE, Seats::union)
    }

    /// What a viewer sees of them.
    pub(super) fn view(&self, viewer: Viewer) -> Option<ModulesView> {
        let modules = self.0.as_ref()?;
        Some(ModulesView {
            bureau: modules.bureau.as_ref().map(|module| module.view(viewer)),
            bonus: modules.bonus.as_ref().map(|module| module.view(viewer)),
            huts: modules.huts.as_ref().map(Huts::view),
            vizier: modules.vizier.as_ref().map(|module| module.view(viewer)),
        })
    }

    /// Whether those of a stored state belong to its table, and no piece of another lies anywhere.
    pub(super) fn are_sound(&self, state: &Alhambra) -> bool {
        let is_in_play = |module: Module| self.0.as_ref().is_some_and(|it| it.get(module).is_some());
        let lies_nowhere = |module: Module| match module {
            Module::Bureau => state.deck.special().all(|it| !matches!(it, Special::Module(_))),
            Module::Bonus => true,
            Module::Huts => state.every_tile().all(Tile::is_building),
            Module::Vizier => !matches!(state.phase, super::Phase::Between(_)),
        };
        Module::ALL.into_iter().all(|module| is_in_play(module) || lies_nowhere(module))
            && self.each().all(|it| it.is_sound(state))
    }

    /// A module that a stored state has, though it is not played with this game: with double-sided tiles only the vizier's favour
    /// is.
    pub(super) fn misplaced(&self, printed: &Printed) -> Option<Module> {
        let modules = self.0.as_ref().filter(|_| printed.has_two_sides())?;
        let of_the_basic_game = [
            (modules.bureau.is_some(), Module::Bureau),
            (modules.bonus.is_some(), Module::Bonus),
            (modules.huts.is_some(), Module::Huts),
        ];
        of_the_basic_game.into_iter().find_map(|(is_there, module)| is_there.then_some(module))
    }
}

/// Whether it is open to everybody at any time: reveals and standing orders.
pub(super) fn is_aside(action: &Action) -> bool {
    matches!(action, Action::Module(ModuleAction::Bonus(_) | ModuleAction::Vizier(VizierAction::Order { .. })))
}

/// Whether it turns a vizier down, or plays a bureau de change.
pub(super) fn spends_what_is_rare(action: &Action) -> bool {
    let Action::Module(action) = action else { return false };
    matches!(
        action,
        ModuleAction::Bureau(bureau::BureauAction::Buy { .. }) | ModuleAction::Vizier(VizierAction::Answer { favour: true })
    )
}

/// Why a seat that play does not wait for can do only what is open to everybody.
pub(super) fn out_of_turn() -> Refusal {
    ModuleRefusal::OutOfTurn.into()
}

/// Why not, if not.
pub(super) fn check(state: &Alhambra, seat: Seat, action: &ModuleAction) -> Result<(), Refusal> {
    let modules = &state.modules;
    let not_played = |module: Module| ModuleRefusal::NotPlayed(module);
    match action {
        ModuleAction::Bureau(action) => modules.bureau().ok_or(not_played(Module::Bureau))?.check(state, seat, action),
        ModuleAction::Bonus(action) => modules.bonus().ok_or(not_played(Module::Bonus))?.check(state, seat, action),
        ModuleAction::Hut(action) => modules.huts().ok_or(not_played(Module::Huts))?.check(state, seat, action),
        ModuleAction::Vizier(action) => modules.vizier().ok_or(not_played(Module::Vizier))?.check(state, seat, action),
    }
}

/// Plays an action that passed [`check`].
pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &ModuleAction, events: &mut Events<Event>) {
    match action {
        ModuleAction::Bureau(action) => bureau::apply(state, seat, action, events),
        ModuleAction::Bonus(action) => bonus::apply(state, seat, action, events),
        ModuleAction::Hut(action) => huts::apply(state, seat, action, events),
        ModuleAction::Vizier(action) => vizier::apply(state, seat, action, events),
    }
}

/// Whether the list of this state may leave this action out.
pub(super) fn may_leave_out(state: &Alhambra, seat: Seat, action: &ModuleAction) -> bool {
    match action {
        ModuleAction::Bureau(action) => bureau::is_listed_in_part(state, seat, action),
        ModuleAction::Bonus(_) | ModuleAction::Hut(_) => false,
        ModuleAction::Vizier(action) => vizier::is_listed_in_part(state, action),
    }
}

/// Whether Dirk takes a tile: any building.
pub(super) fn check_for_dirk(tile: Tile) -> Result<(), Refusal> {
    if tile.is_building() { Ok(()) } else { Err(huts::HutRefusal::NotForDirk { hut: tile }.into()) }
}

/// Gives one seat all cards of modules that are hidden or held, for a state built by hand.
pub(super) fn give_cards(state: &mut Alhambra, seat: Seat) {
    bureau::give_all(state, seat);
}

/// Gives one seat as many tiles of modules as it may have, for a state built by hand.
pub(super) fn give_tiles(state: &mut Alhambra, seat: Seat) {
    huts::give(state, seat);
}
