/** `code`: two letters; `capStarts`: possible first two digits of the province's CAPs. */
export type Province = { code: string; name: string; capStarts: readonly string[] };

// Provinces as listed by ISTAT. CAP prefixes follow postal delivery areas, at some borders the neighbour's.
const TABLE = `
AG 92 Agrigento
AL 15 Alessandria
AN 60 Ancona
AR 52 Arezzo
AP 63 Ascoli Piceno
AT 14 Asti
AV 83 Avellino
BA 70 Bari
BT 76 Barletta-Andria-Trani
BL 32 Belluno
BN 82 Benevento
BG 23/24 Bergamo
BI 13 Biella
BO 40 Bologna
BZ 39 Bolzano
BS 25 Brescia
BR 72 Brindisi
CA 09 Cagliari
CL 93 Caltanissetta
CB 86 Campobasso
CE 81 Caserta
CT 95 Catania
CZ 88 Catanzaro
CH 66 Chieti
CO 22 Como
CS 87 Cosenza
CR 26 Cremona
KR 88 Crotone
CN 12/18 Cuneo
EN 94 Enna
FM 63 Fermo
FE 44 Ferrara
FI 50 Firenze
FG 71 Foggia
FC 47 Forlì-Cesena
FR 03 Frosinone
GE 16 Genova
GO 34 Gorizia
GR 58 Grosseto
IM 18 Imperia
IS 86 Isernia
AQ 67 L'Aquila
SP 19 La Spezia
LT 04 Latina
LE 73 Lecce
LC 23 Lecco
LI 57 Livorno
LO 26 Lodi
LU 55 Lucca
MC 62 Macerata
MN 46 Mantova
MS 54 Massa-Carrara
MT 75 Matera
ME 98 Messina
MI 20 Milano
MO 41 Modena
MB 20 Monza e Brianza
NA 80 Napoli
NO 28 Novara
NU 08/09 Nuoro
OR 09 Oristano
PD 35 Padova
PA 90 Palermo
PR 43 Parma
PV 27 Pavia
PG 06 Perugia
PU 61 Pesaro e Urbino
PE 65 Pescara
PC 29 Piacenza
PI 56 Pisa
PT 51 Pistoia
PN 33 Pordenone
PZ 85 Potenza
PO 59 Prato
RG 97 Ragusa
RA 48 Ravenna
RC 89 Reggio Calabria
RE 42 Reggio Emilia
RI 02 Rieti
RN 47 Rimini
RM 00 Roma
RO 45 Rovigo
SA 84 Salerno
SS 07 Sassari
SV 12/17 Savona
SI 53 Siena
SR 96 Siracusa
SO 23 Sondrio
SU 09 Sud Sardegna
TA 74 Taranto
TE 64 Teramo
TR 05 Terni
TO 10 Torino
TP 91 Trapani
TN 38 Trento
TV 31 Treviso
TS 34 Trieste
UD 33 Udine
AO 11 Valle d'Aosta
VA 21 Varese
VE 30 Venezia
VB 28 Verbano-Cusio-Ossola
VC 13 Vercelli
VR 37 Verona
VV 89 Vibo Valentia
VI 36 Vicenza
VT 01 Viterbo
`;

export const PROVINCES: readonly Province[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [code = "", starts = "", ...name] = row.split(" ");
    return { code, name: name.join(" "), capStarts: starts.split("/") };
  });

/** Province code of addresses outside Italy, as on Italian receipts; their CAP is `ABROAD_CAP`. */
export const ABROAD = "EE";
export const ABROAD_CAP = "00000";
