/** Words of a booklet, in Italian in every language like those of the exam papers. */
export const PAPER_WORDS = {
  answerSheet: "Foglio delle risposte",
  crossOneLetter: "Per ogni numero fai una croce su una lettera.",
  name: "Nome e cognome:",
  task: (id: string) => `Traccia ${id}`,
  ownText: "Il tuo testo. Ho scelto la traccia: A / B",
};
