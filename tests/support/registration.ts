/** The registration's input, without the e-mail and the password. */
export const REGISTRATION = {
  nome: "Mario",
  cognome: "Rossi",
  codiceFiscale: "RSSMRA85T10A562S",
  dataNascita: "1985-12-10",
  luogoNascita: "Durazzo",
  via: "Via Roma 1",
  citta: "Modena",
  provincia: "MO",
  cap: "41121",
  terms: true,
};
