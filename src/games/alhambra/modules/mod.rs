//! The modules of the first expansion (rulebook p. 14-16): any set of them may be played with the basic game, the vizier's
//! favour with Granada as well, and with both together.
//!
//! Each has a file with its rules, under the same verbs: `list`, `check` and `apply` of its actions, the `pieces` it adds,
//! and its `view`. What they add to the state of a table stands in [`Modules`], of which the basic game has none; what they
//! add to actions, events and refusals are variants of their own. Deliberately absent: how it is said and drawn.

pub mod bonus;
pub mod bureau;
pub mod huts;
mod printed;
mod variants;
pub mod vizier;

use pergola_engine::{Chance, Events, OptionKind, Options, Seat, Seats, State, Unreadable, Viewer};
use serde::{Deserialize, Serialize};

pub(super) use self::printed::ModuleTables;
pub use self::variants::{ModuleAction, ModuleEvent, ModuleRefusal};
use self::{
    bonus::{BonusCards, BonusView},
    bureau::{BureauDeChange, BureauView, Bureaux},
    huts::{Huts, PileView},
    vizier::{Favour, VizierAction, VizierView, Viziers},
};
use super::{Action, Alhambra, Event, Phase, Refusal, money::Deck, pieces::Kind};

/// A module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// The bureau de change.
    Bureau,
    /// The bonus cards.
    Bonus,
    /// The workers' huts.
    Huts,
    /// The vizier's favour.
    Vizier,
}

impl Module {
    /// The module's key, by which a lobby chooses it: `bureau`.
    pub const fn key(self) -> &'static str {
        match self {
            Module::Bureau => "bureau",
            Module::Bonus => "bonus",
            Module::Huts => "huts",
            Module::Vizier => "vizier",
        }
    }
}

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

/// What the modules of a table add to its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Modules {
    /// The bureau de change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bureau: Option<BureauDeChange>,
    /// The bonus cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bonus: Option<BonusCards>,
    /// The workers' huts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) huts: Option<Huts>,
    /// The viziers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) vizier: Option<Viziers>,
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

    /// Lays out what these modules add; nothing if there is none.
    pub(super) fn lay_out(self, tables: &ModuleTables, seats: u8, deck: &mut Deck, chance: &mut Chance) -> Option<Box<Modules>> {
        if self == ModulesChosen::default() {
            return None;
        }
        let bureau = self.bureau.then(|| BureauDeChange::lay_out(tables.bureaux, seats, deck, chance));
        let huts = self.huts.then(|| Huts::lay_out(&tables.huts, chance));
        let bonus = self.bonus.then(|| BonusCards::lay_out(&tables.bonus, seats, chance));
        let vizier = match self.vizier {
            AskedForFavours::Nobody => None,
            asked => Some(Viziers::lay_out(seats, asked == AskedForFavours::All)),
        };
        Some(Box::new(Modules { bureau, bonus, huts, vizier }))
    }
}

impl Alhambra {
    /// The bureaux of a seat, where any are played with.
    pub(super) fn bureaux_of(&self, seat: Seat) -> Option<Bureaux> {
        self.bureau().map(|module| module.hand(seat))
    }

    fn bureau(&self) -> Option<&BureauDeChange> {
        self.modules.as_ref()?.bureau.as_ref()
    }

    fn bonus(&self) -> Option<&BonusCards> {
        self.modules.as_ref()?.bonus.as_ref()
    }

    fn huts(&self) -> Option<&Huts> {
        self.modules.as_ref()?.huts.as_ref()
    }

    fn vizier(&self) -> Option<&Viziers> {
        self.modules.as_ref()?.vizier.as_ref()
    }

    /// How many buildings of a type a seat has for a scoring round.
    pub(super) fn buildings(&self, seat: Seat, kind: Kind) -> u8 {
        let built = self.player(seat).city.types()[kind as usize];
        if self.modules.is_none() {
            return built;
        }
        let huts = huts::buildings(&self.player(seat).city, kind);
        built + huts + self.bonus().map_or(0, |module| module.open(seat, kind))
    }

    /// How many it would have if the last scoring round were now.
    pub(super) fn buildings_at_last(&self, seat: Seat, kind: Kind) -> u8 {
        let city = &self.player(seat).city;
        city.types()[kind as usize]
            + huts::buildings(city, kind)
            + self.bonus().map_or(0, |module| module.open_at_last(seat, kind, city))
    }
}

/// The actions that modules add to a turn.
pub(super) fn list(state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
    if let Some(module) = state.bureau() {
        bureau::list(module, out);
    }
    if let Some(module) = state.huts() {
        huts::list(state, module, seat, out);
    }
    if let Some(module) = state.vizier() {
        vizier::list(module, seat, out);
    }
}

/// The actions that modules add for this seat whoever's turn it is, at most [`MOST_ASIDES`].
pub(super) fn list_asides(state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
    if let Some(module) = state.bonus() {
        bonus::list(state, module, seat, out);
    }
    if let Some(module) = state.vizier() {
        vizier::list_orders(state, module, seat, out);
    }
}

/// What a seat may do between two turns.
pub(super) fn list_favour(state: &Alhambra, favour: &Favour, seat: Seat, out: &mut Vec<Action>) {
    vizier::list_favour(state, favour, seat, out);
}

/// The seats that may act though play does not wait for them.
pub(super) fn may_act(state: &Alhambra, must: Seats) -> Seats {
    let may = match (state.vizier(), state.bonus()) {
        // Everybody may change the standing order of their vizier.
        (Some(_), _) => Seat::all(state.seats()).collect(),
        (None, bonus) => bonus.map_or(Seats::NONE, BonusCards::may_act),
    };
    may.iter().filter(|seat| !must.contains(*seat)).collect()
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

/// Whether this is a choice of a seat that play waits for, or one that is open to everybody.
pub(super) fn check_turn(state: &Alhambra, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let is_due = is_aside(action) || state.status().waits_for().contains(seat);
    if is_due { Ok(()) } else { Err(ModuleRefusal::OutOfTurn.into()) }
}

/// Why not, if not.
pub(super) fn check(state: &Alhambra, seat: Seat, action: &ModuleAction) -> Result<(), Refusal> {
    match action {
        ModuleAction::Bureau(action) => {
            let module = state.bureau().ok_or(ModuleRefusal::NotPlayed(Module::Bureau))?;
            bureau::check(state, module, seat, action)
        }
        ModuleAction::Bonus(action) => {
            let module = state.bonus().ok_or(ModuleRefusal::NotPlayed(Module::Bonus))?;
            bonus::check(state, module, seat, action)
        }
        ModuleAction::Hut(action) => {
            let module = state.huts().ok_or(ModuleRefusal::NotPlayed(Module::Huts))?;
            huts::check(state, module, seat, action)
        }
        ModuleAction::Vizier(action) => {
            let module = state.vizier().ok_or(ModuleRefusal::NotPlayed(Module::Vizier))?;
            vizier::check(state, module, seat, action)
        }
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

/// The codes of all pieces that modules add, but for those in the deck.
pub(super) fn pieces(modules: &Modules) -> impl Iterator<Item = String> {
    let bureaux = modules.bureau.iter().flat_map(bureau::pieces);
    let huts = modules.huts.iter().flat_map(huts::pieces);
    bureaux.chain(modules.bonus.iter().flat_map(bonus::pieces)).chain(huts).chain(modules.vizier.iter().flat_map(vizier::pieces))
}

/// What a viewer sees of them.
pub(super) fn view(state: &Alhambra, viewer: Viewer) -> Option<ModulesView> {
    let modules = state.modules.as_ref()?;
    Some(ModulesView {
        bureau: modules.bureau.as_ref().map(|module| bureau::view(module, viewer)),
        bonus: modules.bonus.as_ref().map(|module| bonus::view(module, viewer)),
        huts: modules.huts.as_ref().map(huts::view),
        vizier: modules.vizier.as_ref().map(|module| vizier::view(module, viewer)),
    })
}

/// Deals anew what `seat` cannot see of them.
pub(super) fn deal_anew(state: &mut Alhambra, seat: Seat, chance: &mut Chance) {
    let Alhambra { modules, deck, phase, .. } = state;
    let Some(modules) = modules else { return };
    if let Some(module) = &mut modules.bureau {
        module.deal_anew(seat, deck, chance);
    }
    if let Some(module) = &mut modules.bonus {
        module.deal_anew(seat, chance);
    }
    if let Some(module) = &mut modules.vizier {
        module.deal_anew(seat, phase, chance);
    }
}

/// Whether a stored state's modules belong to its table.
pub(super) fn are_sound(state: &Alhambra) -> bool {
    let (seats, hidden) = (state.players.len(), || state.deck.bureaux());
    let has_no_bureaux = || hidden().count() == 0;
    let has_no_huts = || state.every_tile().all(|tile| !tile.is_hut());
    let has_no_favour = !matches!(state.phase, Phase::Favour(_));
    let Some(modules) = &state.modules else { return has_no_bureaux() && has_no_huts() && has_no_favour };
    let lies_alone = |module: &BureauDeChange| module.lies_beside(state.display.places());
    modules.bureau.as_ref().map_or_else(has_no_bureaux, |module| module.is_sound(seats, hidden()) && lies_alone(module))
        && modules.bonus.as_ref().is_none_or(|module| module.is_sound(seats))
        && modules.huts.as_ref().map_or_else(has_no_huts, |module| module.is_sound(state))
        && modules.vizier.as_ref().map_or(has_no_favour, |module| module.is_sound(state))
}

/// A module that a stored state has, though it is not played with this game: with Granada only the vizier's favour is.
pub(super) fn misplaced(state: &Alhambra) -> Option<Module> {
    let modules = state.modules.as_ref().filter(|_| state.printed.has_granada())?;
    let of_the_basic_game = [
        (modules.bureau.is_some(), Module::Bureau),
        (modules.bonus.is_some(), Module::Bonus),
        (modules.huts.is_some(), Module::Huts),
    ];
    of_the_basic_game.into_iter().find_map(|(is_there, module)| is_there.then_some(module))
}

/// How many cards like money, of all that a seat holds, come from modules.
pub(super) fn cards_held(state: &Alhambra, seat: Seat) -> u32 {
    state.bureaux_of(seat).map_or(0, Bureaux::len)
}

/// How many cards of the discard pile come from modules.
pub(super) fn cards_discarded(state: &Alhambra) -> u32 {
    state.bureau().map_or(0, BureauDeChange::discarded)
}

/// What the modules' pieces are worth to a bot on this seat, in hundredths of a point.
pub(super) fn worth(state: &Alhambra, seat: Seat) -> i64 {
    let cards = state.bureau().map_or(0, |module| module.worth(seat)) + state.bonus().map_or(0, |module| module.worth(seat));
    cards + state.huts().map_or(0, |_| huts::worth(state, seat)) + state.vizier().map_or(0, |module| module.worth(seat))
}

/// An action of a module, if its notation is one; nothing for one of the basic game.
pub(super) fn read(notation: &str) -> Option<Result<ModuleAction, Unreadable>> {
    let bureau = bureau::read(notation).map(|read| read.map(ModuleAction::Bureau));
    let bonus = || bonus::read(notation).map(|read| read.map(ModuleAction::Bonus));
    let hut = || huts::read(notation).map(|read| read.map(ModuleAction::Hut));
    bureau.or_else(bonus).or_else(hut).or_else(|| vizier::read(notation).map(|read| read.map(ModuleAction::Vizier)))
}
