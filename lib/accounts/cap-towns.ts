import { ABROAD, ABROAD_CAP, PROVINCES } from "@/lib/accounts/provinces";
import { findTowns, suggestTowns, type Town } from "@/lib/accounts/towns";

/*
 * The CAP starts with two digits of a postal area; the third is 1 in the capital of the area's province. Where an area
 * has a second province, founded later, that one has the third digits 8 and, for its capital, 9. Only the capitals'
 * CAPs name their town; of the others no freely licensed list is here.
 */

/** The prefixes of the capitals' CAPs; a longer prefix, for two capitals in one area, takes precedence. */
const CAPITALS = `
001 RM Roma, 011 VT Viterbo, 021 RI Rieti, 031 FR Frosinone, 041 LT Latina, 051 TR Terni, 061 PG Perugia,
071 SS Sassari, 081 NU Nuoro, 09170 OR Oristano, 091 CA Cagliari,
101 TO Torino, 111 AO Aosta, 121 CN Cuneo, 131 VC Vercelli, 139 BI Biella, 141 AT Asti, 151 AL Alessandria,
161 GE Genova, 171 SV Savona, 181 IM Imperia, 191 SP La Spezia,
201 MI Milano, 209 MB Monza, 211 VA Varese, 221 CO Como, 231 SO Sondrio, 239 LC Lecco, 241 BG Bergamo, 251 BS Brescia,
261 CR Cremona, 269 LO Lodi, 271 PV Pavia, 281 NO Novara, 289 VB Verbania, 291 PC Piacenza,
301 VE Venezia, 311 TV Treviso, 321 BL Belluno, 33170 PN Pordenone, 331 UD Udine, 34170 GO Gorizia, 341 TS Trieste,
351 PD Padova, 361 VI Vicenza, 371 VR Verona, 381 TN Trento, 391 BZ Bolzano,
401 BO Bologna, 411 MO Modena, 421 RE Reggio nell'Emilia, 431 PR Parma, 441 FE Ferrara, 451 RO Rovigo, 461 MN Mantova,
471 FC Forlì, 475 FC Cesena, 479 RN Rimini, 481 RA Ravenna,
501 FI Firenze, 511 PT Pistoia, 521 AR Arezzo, 531 SI Siena, 541 MS Massa, 551 LU Lucca, 561 PI Pisa, 571 LI Livorno,
581 GR Grosseto, 591 PO Prato,
601 AN Ancona, 611 PU Pesaro, 621 MC Macerata, 631 AP Ascoli Piceno, 639 FM Fermo, 641 TE Teramo, 651 PE Pescara,
661 CH Chieti, 671 AQ L'Aquila,
701 BA Bari, 711 FG Foggia, 721 BR Brindisi, 731 LE Lecce, 741 TA Taranto, 751 MT Matera,
76121 BT Barletta, 76123 BT Andria, 76125 BT Trani,
801 NA Napoli, 811 CE Caserta, 821 BN Benevento, 831 AV Avellino, 841 SA Salerno, 851 PZ Potenza,
86170 IS Isernia, 861 CB Campobasso, 871 CS Cosenza, 881 CZ Catanzaro, 889 KR Crotone, 891 RC Reggio di Calabria,
899 VV Vibo Valentia,
901 PA Palermo, 911 TP Trapani, 921 AG Agrigento, 931 CL Caltanissetta, 941 EN Enna, 951 CT Catania, 961 SR Siracusa,
971 RG Ragusa, 981 ME Messina`;

const ROWS = CAPITALS.trim()
  .split(/,\s/)
  .map((row) => {
    const [start = "", province = "", ...name] = row.split(" ");
    return { start, province, name: name.join(" ") };
  });

/** The areas with a second province. */
const SECOND: Partial<Record<string, string>> = {
  "13": "BI",
  "20": "MB",
  "23": "LC",
  "26": "LO",
  "28": "VB",
  "47": "RN",
  "63": "FM",
  "88": "KR",
  "89": "VV",
};

/** The town of a CAP; null for one that is not a capital's. @param cap five digits */
function findTownOfCap(cap: string): Pick<Town, "name" | "province"> | null {
  return ROWS.find(({ start }) => cap.startsWith(start)) ?? null;
}

/** The provinces in which a CAP can be; the code of abroad for its CAP. @param cap five digits */
function listProvincesOfCap(cap: string): string[] {
  if (cap === ABROAD_CAP) return [ABROAD];
  const area = cap.slice(0, 2);
  const second = SECOND[area];
  if (second && /^..[89]/.test(cap)) return [second];
  return PROVINCES.filter(({ code, capStarts }) => capStarts.includes(area) && code !== second).map(({ code }) => code);
}

/**
 * The town and the province of a CAP, each empty if unknown. The province is also derived from the typed town name.
 * @param cap five digits
 */
export async function deriveTown(cap: string, typedTown: string): Promise<{ citta: string; provincia: string }> {
  const capital = findTownOfCap(cap);
  if (capital) return { citta: capital.name, provincia: capital.province };
  const possible = listProvincesOfCap(cap);
  const named = (await findTowns(typedTown)).map(({ province }) => province);
  const both = named.filter((province) => possible.includes(province));
  const provinces = [both, named, possible].find((list) => list.length > 0) ?? [];
  return { citta: "", provincia: provinces.length === 1 ? (provinces[0] ?? "") : "" };
}

/** The towns that a CAP allows and whose names begin with the typed text. @param cap five digits */
export function suggestTownsOfCap(cap: string, typed: string): Promise<string[]> {
  return suggestTowns(typed, listProvincesOfCap(cap));
}
