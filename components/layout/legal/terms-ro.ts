import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Romanian. */
export const termsRo: LegalText = (facts) => [
  {
    id: "seller",
    title: "Cine vinde",
    blocks: [
      facts.company.name
        ? `Vinde ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (cod TVA italian) ${facts.company.vat}`].filter(Boolean).join(", ")}. Pe această pagină „noi” înseamnă cine vinde.`
        : "În această instalare vânzătorul nu este încă indicat: cine o administrează nu a scris datele societății. Cât timp lipsesc, nu cumpăra.",
      facts.company.email
        ? `Pentru întrebări și reclamații scrie la [${facts.company.email}](mailto:${facts.company.email}).`
        : "În această instalare nu este încă indicat un email pentru întrebări și reclamații.",
    ],
  },
  {
    id: "what",
    title: "Ce cumperi",
    blocks: [
      `Cumperi accesul la ${facts.simulations} simulări complete ale examenului de italiană ${facts.product} B1 Cittadinanza, de făcut pe site. Este un serviciu digital.`,
      {
        list: [
          "Fiecare simulare are cinci probe: două de ascultare, citire, Cloze și scriere.",
          "Fiecare simulare se face o singură dată. Te poți opri și poți continua în altă zi.",
          "La sfârșitul fiecărei probe vezi corectura cu explicații. Apoi o poți reciti și poți salva rezumatul în PDF.",
        ],
      },
      "Îți trebuie internet și un browser actualizat pe telefon, tabletă sau calculator. Pentru probele de ascultare îți trebuie difuzoare sau căști. Nu trebuie să instalezi nimic.",
    ],
  },
  {
    id: "price",
    title: "Preț și plată",
    blocks: [
      facts.price === facts.listPrice
        ? `Accesul costă ${facts.price} €, cu taxele incluse, într-o singură plată. Nu este un abonament: nu se reînnoiește singur.`
        : `Accesul costă astăzi ${facts.price} € (preț întreg ${facts.listPrice} €), cu taxele incluse, într-o singură plată. Nu este un abonament: nu se reînnoiește singur.`,
      "Mai întâi te înregistrezi, apoi plătești cu cardul. Contractul începe când plata reușește. Imediat după aceea îți trimitem prin email confirmarea cu acești termeni. Contractul este în italiană; traducerile ajută la înțelegere.",
      "Poți corecta datele până când apeși „Confirmă și plătește”. Este valabil prețul pe care îl vezi în acel moment.",
    ],
  },
  {
    id: "gift-codes",
    title: "Coduri cadou",
    blocks: [
      "Un cod cadou dă același acces, fără plată. Este valabil o singură dată, pentru un singur cont, și până la data la care expiră, dacă are una. Nu se schimbă în bani.",
    ],
  },
  {
    id: "duration",
    title: "Cât durează",
    blocks: [
      `Accesul este valabil 12 luni (${facts.accessDays} de zile) din ziua în care îl activezi. Data de sfârșit este pe pagina [Contul tău](/account). După aceea poți citi în continuare răspunsurile deja corectate, cât timp există contul tău: ștergem datele lui la ${facts.accountDataMonths} luni după sfârșitul accesului.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Dreptul de retragere",
    blocks: [
      `Dacă cumperi cu cardul, ai ${facts.withdrawalDays} zile ca să te răzgândești, fără să spui de ce (art. 52 și următoarele din Codice del consumo, codul italian al consumului). Deschide [Contul tău](/account) și alege „${facts.words.withdraw}” sau scrie-ne: ajunge o propoziție clară. Îți restituim tot pe același card în cel mult 14 zile și accesul tău se închide.`,
      `Când plătești, poți bifa căsuța de lângă aceste cuvinte: „${facts.words.waiver}” Nu este obligatoriu. Dacă o bifezi, pierzi dreptul de retragere imediat ce accesul este activ (art. 59, litera o). Dacă nu o bifezi, ai oricum accesul imediat și cele ${facts.withdrawalDays} zile rămân.`,
      "Retragerea privește achizițiile cu cardul. Un cod cadou nu este o achiziție: nu este nimic de restituit.",
    ],
  },
  {
    id: "refunds",
    title: "Rambursări",
    blocks: [
      "Nu facem rambursări pentru conturile nefolosite. Rămân mereu valabile dreptul de retragere și garanția legală, scrise pe această pagină.",
    ],
  },
  {
    id: "guarantee",
    title: "Garanția legală",
    blocks: [
      "Serviciul trebuie să funcționeze așa cum este descris aici, pe toată durata accesului (art. 135-octies și următoarele din Codice del consumo). Dacă ceva nu merge, scrie-ne: îl reparăm într-un timp rezonabil și fără costuri. Dacă nu reușim, poți cere o reducere a prețului sau poți pune capăt contractului și primi banii înapoi.",
      "Ținem site-ul actualizat și sigur. Îl putem îmbunătăți, dar fără să îți luăm ce ai cumpărat.",
    ],
  },
  {
    id: "ai",
    title: "Corectarea cu inteligența artificială",
    blocks: [
      `Un sistem de inteligență artificială poate corecta textul scris de tine. Poate greși: nota este o estimare. Poți cere ca o persoană să îl verifice din nou, cu „${facts.words.askTeacher}”, o dată pentru fiecare simulare. Când AI nu este activă sau nu răspunde, textul așteaptă un profesor. Detaliile sunt pe pagina [Confidențialitate](/privacy#ai).`,
      "Vocile de la probele de ascultare sunt sintetice: paginile o spun.",
    ],
  },
  {
    id: "independence",
    title: "Materiale independente",
    blocks: [
      facts.words.disclaimer,
      "Dacă promovezi o simulare, nu înseamnă că promovezi examenul real. Nu putem promite un rezultat.",
    ],
  },
  {
    id: "conduct",
    title: "Ce îți cerem",
    blocks: [
      {
        list: [
          "Scrie date adevărate și ține-le actualizate.",
          "Contul este personal: nu da parola altora și nu vinde accesul.",
          "Nu copia și nu publica texte, întrebări, înregistrări sau corecturi. Poți tipări rezumatul tău ca să studiezi.",
          "Nu încerca să ajungi la datele altora și nu perturba site-ul cu programe automate.",
          "Textele pe care le scrii rămân ale tale. Ne permiți să le păstrăm și să le corectăm ca să îți oferim serviciul.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Suspendare",
    blocks: [
      "Dacă încalci grav aceste reguli, putem suspenda contul. Îți spunem motivul și poți răspunde. Și cu contul suspendat poți intra în cont, citi răspunsurile deja corectate, descărca datele și șterge contul. Dacă suspendarea este o greșeală a noastră, îți dăm înapoi timpul pierdut.",
    ],
  },
  {
    id: "liability",
    title: "Răspundere",
    blocks: [
      "Facem tot posibilul ca site-ul să funcționeze mereu, dar pot exista întreruperi din cauza unor lucrări sau defecțiuni. Răspundem pentru daunele pe care le producem cu intenție sau din culpă gravă și în toate cazurile în care legea nu permite excluderea răspunderii. Nimic de pe această pagină nu limitează drepturile pe care legea le dă consumatorilor.",
    ],
  },
  {
    id: "complaints",
    title: "Reclamații",
    blocks: [
      facts.company.email
        ? `Scrie-ne mai întâi nouă, la [${facts.company.email}](mailto:${facts.company.email}): răspundem în cel mult 30 de zile. Dacă nu ești de acord, te poți adresa unui organism de conciliere pentru consumatori (art. 141 și următoarele din Codice del consumo).`
        : "Scrie mai întâi celui care administrează această instalare: răspunsul vine în cel mult 30 de zile. Dacă nu ești de acord, te poți adresa unui organism de conciliere pentru consumatori (art. 141 și următoarele din Codice del consumo).",
      "Platforma europeană ODR (pentru soluționarea online a litigiilor) este închisă din 20 iulie 2025 și nu se mai folosește.",
    ],
  },
  {
    id: "law",
    title: "Legea și instanța",
    blocks: [
      "Se aplică legea italiană. Dacă ești consumator, instanța este cea din locul unde locuiești (art. 66-bis din Codice del consumo). Dacă locuiești în altă țară din Uniunea Europeană, rămân valabile regulile din țara ta care te protejează mai mult.",
    ],
  },
  {
    id: "changes",
    title: "Versiuni",
    blocks: [
      "Pentru achiziția ta este valabilă versiunea pe care ai acceptat-o. Sus găsești data și versiunea textului de astăzi. Dacă trebuie să schimbăm ceva în timpul accesului tău, te anunțăm înainte prin email; dacă schimbarea îți ia ceva, poți pune capăt contractului.",
    ],
  },
];
