//! Where a command writes what it has to say.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use super::Complaint;

/// Where a command writes: a file, or the standard output.
pub(super) struct Output {
    name: String,
    to: Box<dyn Write>,
}

impl Output {
    /// The file at `path`; the standard output without one, or for `-`.
    pub(super) fn open(path: Option<&Path>) -> Result<Output, Complaint> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else { return Ok(Output::standard()) };
        let name = format!("the file {}", path.display());
        let file = File::create(path).map_err(|why| Complaint::unwritable(&name, &why))?;
        Ok(Output { name, to: Box::new(BufWriter::new(file)) })
    }

    /// The standard output.
    pub(super) fn standard() -> Output {
        Output { name: "the standard output".into(), to: Box::new(BufWriter::new(io::stdout())) }
    }

    /// Writes a line.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Complaint> {
        writeln!(self.to, "{line}").map_err(|why| Complaint::unwritable(&self.name, &why))
    }

    /// Makes sure that everything is written.
    pub(super) fn close(mut self) -> Result<(), Complaint> {
        self.to.flush().map_err(|why| Complaint::unwritable(&self.name, &why))
    }
}
