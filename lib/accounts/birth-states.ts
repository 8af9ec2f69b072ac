import { toAsciiName } from "@/lib/accounts/ascii-name";

// Source: Agenzia delle Entrate, "Codici dei Paesi esteri": today's states, under the names in common use, the usual one
// first.
const TABLE = `
Z100 Albania
Z102 Austria
Z103 Belgio
Z104 Bulgaria
Z107 Danimarca
Z109 Finlandia
Z110 Francia
Z112 Germania
Z114 Regno Unito, Gran Bretagna, Inghilterra
Z115 Grecia
Z116 Irlanda
Z126 Paesi Bassi, Olanda
Z127 Polonia
Z128 Portogallo
Z129 Romania
Z130 San Marino
Z131 Spagna
Z132 Svezia
Z133 Svizzera
Z134 Ungheria
Z138 Ucraina
Z139 Bielorussia
Z140 Moldavia, Moldova
Z144 Estonia
Z145 Lettonia
Z146 Lituania
Z148 Macedonia del Nord, Macedonia
Z149 Croazia
Z150 Slovenia
Z153 Bosnia ed Erzegovina, Bosnia, Bosnia Erzegovina
Z154 Russia, Federazione Russa
Z155 Slovacchia
Z156 Repubblica Ceca
Z158 Serbia
Z159 Montenegro
Z160 Kosovo
Z200 Afghanistan
Z203 Arabia Saudita
Z206 Myanmar, Birmania
Z209 Sri Lanka
Z210 Cina
Z213 Corea del Sud
Z216 Filippine
Z219 Giappone
Z220 Giordania
Z222 India
Z223 Indonesia
Z224 Iran
Z225 Iraq
Z226 Israele
Z229 Libano
Z234 Nepal
Z236 Pakistan
Z240 Siria
Z241 Thailandia
Z243 Turchia
Z249 Bangladesh
Z251 Vietnam
Z252 Armenia
Z253 Azerbaigian
Z254 Georgia
Z255 Kazakistan, Kazakhstan
Z256 Kirghizistan
Z258 Turkmenistan
Z259 Uzbekistan
Z301 Algeria
Z302 Angola
Z306 Camerun
Z307 Capo Verde
Z312 Repubblica Democratica del Congo
Z313 Costa d'Avorio
Z314 Benin
Z315 Etiopia
Z317 Gambia
Z318 Ghana
Z319 Guinea
Z322 Kenya
Z325 Liberia
Z326 Libia
Z329 Mali
Z330 Marocco
Z332 Maurizio, Mauritius
Z334 Niger
Z335 Nigeria
Z336 Egitto
Z338 Ruanda
Z343 Senegal
Z344 Sierra Leone
Z345 Somalia
Z348 Sudan
Z351 Togo
Z352 Tunisia
Z353 Uganda
Z354 Burkina Faso
Z357 Tanzania
Z368 Eritrea
Z401 Canada
Z404 Stati Uniti, Stati Uniti d'America, USA
Z503 Costa Rica
Z504 Cuba
Z505 Repubblica Dominicana, Santo Domingo
Z506 El Salvador
Z509 Guatemala
Z511 Honduras
Z514 Messico
Z515 Nicaragua
Z516 Panama
Z600 Argentina
Z601 Bolivia
Z602 Brasile
Z603 Cile
Z604 Colombia
Z605 Ecuador
Z610 Paraguay
Z611 Perù
Z613 Uruguay
Z614 Venezuela
Z700 Australia`;

const ROWS = TABLE.trim().split("\n");
const listNames = (row: string) => row.slice(5).split(", ");
const CODES = new Map(ROWS.flatMap((row) => listNames(row).map((name) => [toAsciiName(name), row.slice(0, 4)])));
const NAMES = new Map(ROWS.map((row) => [row.slice(0, 4), listNames(row)[0]]));

// Former states such as Yugoslavia and the Soviet Union: people born there have the old state's code or the
// successor's. Before 1992 the Asian Soviet republics had codes in the European range.
const FORMER = /^Z(105|111|118|135|136|137|141|142|143|147|151|152|157)$/;

/** Code of a state by its Italian name, or null if unknown. */
export function stateCode(name: string): string | null {
  return CODES.get(toAsciiName(name)) ?? null;
}

/** The Italian name of a state by its code, or null if unknown. */
export function stateName(code: string): string | null {
  return NAMES.get(code) ?? null;
}

/** Whether the place code of a codice fiscale is a former state's. */
export function isFormerState(code: string): boolean {
  return FORMER.test(code);
}
