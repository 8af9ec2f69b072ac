import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Romanian (GDPR, art. 13). */
export const privacyRo: LegalText = (facts) => [
  {
    id: "controller",
    title: "Cine decide asupra datelor tale",
    blocks: [
      facts.company.name
        ? `Operatorul datelor este ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (cod TVA italian) ${facts.company.vat}`].filter(Boolean).join(", ")}. Pe această pagină „noi” înseamnă operatorul.`
        : "În această instalare operatorul datelor nu este încă indicat: cine o administrează nu a scris datele societății. Înainte să te înregistrezi, întreabă persoana care ți-a dat adresa site-ului.",
      facts.company.email
        ? `Pentru orice întrebare despre datele tale scrie la [${facts.company.email}](mailto:${facts.company.email}).`
        : "În această instalare nu este încă indicat un email pentru întrebările despre date.",
    ],
  },
  {
    id: "data",
    title: "Ce date folosim și de ce",
    blocks: [
      "Îți cerem doar datele necesare. Pentru fiecare găsești motivul, temeiul din regulamentul european (GDPR) și timpul.",
      {
        table: {
          caption: "Datele, motivul, temeiul legal și timpul",
          head: ["Ce", "De ce", "Temei legal", "Cât timp"],
          rows: [
            [
              "Prenume, nume, data și locul nașterii",
              "Ca să știm cine folosește contul: accesul este personal",
              "Contract (art. 6.1.b GDPR)",
              `Până la ${facts.accountDataMonths} luni după sfârșitul accesului`,
            ],
            [
              "Email și parolă",
              "Ca să poți intra în cont și ca să îți trimitem mesajele importante. Din parolă păstrăm doar un cod calculat (hash): nimeni nu o poate citi",
              "Contract (art. 6.1.b GDPR)",
              `Până la ${facts.accountDataMonths} luni după sfârșitul accesului`,
            ],
            [
              "Codice fiscale (codul fiscal italian) și adresa",
              "Ca să facem chitanța și documentele fiscale ale achiziției tale",
              "Contract și obligație legală (art. 6.1.b și 6.1.c GDPR)",
              `Cu o achiziție: ${facts.taxDataYears} ani. Fără: ca datele contului`,
            ],
            [
              "Telefon, dacă îl scrii",
              "Ca să te putem suna dacă ai nevoie de ajutor",
              "Contract (art. 6.1.b GDPR)",
              "Până când îl scoți sau ștergi contul",
            ],
            [
              "Răspunsuri, texte scrise, note și corecturi",
              "Ca să corectăm probele și să îți arătăm progresul",
              "Contract (art. 6.1.b GDPR)",
              `Până la ${facts.accountDataMonths} luni după sfârșitul accesului`,
            ],
            [
              "Ziua examenului, timpul în plus și cum a mers, dacă le scrii",
              "Ca să îți facem un plan și să verificăm dacă estimările noastre sunt corecte: școala vede doar numerele tuturor la un loc",
              "Consimțământ: îl dai când le scrii (art. 6.1.a GDPR)",
              "Până când le scoți sau ștergi contul",
            ],
            [
              "Plăți, rambursări, retrageri și coduri cadou folosite",
              "Ca să îți dăm accesul, să îți restituim banii când este cazul, să ținem contabilitatea",
              "Contract și obligație legală (art. 6.1.b și 6.1.c GDPR)",
              `Date fiscale: ${facts.taxDataYears} ani. Restul, ca datele contului`,
            ],
            [
              "Registrul contului: intrări în cont, schimbări de parolă, acțiuni ale celor care administrează",
              "Ca să îți protejăm contul și să știm cine ce a făcut",
              "Interes legitim pentru siguranță (art. 6.1.f GDPR)",
              "Cât timp există contul; apoi rămâne fără legătură cu tine",
            ],
            [
              "Adresa de rețea (IP)",
              "Ca să numărăm încercările și să oprim pe cine încearcă parole. Păstrăm din ea doar un cod calculat (hash)",
              "Interes legitim pentru siguranță (art. 6.1.f GDPR)",
              "Timpul numărării: minute sau ore",
            ],
            [
              "Limba și alegerea despre cookie-uri",
              "Ca să îți arătăm site-ul așa cum vrei",
              "Contract; pentru cookie-urile care nu sunt necesare, consimțământul (art. 6.1.a GDPR)",
              `Alegerea despre cookie-uri: ${facts.consentMonths} luni`,
            ],
          ],
        },
      },
      "Datele de la înregistrare sunt obligatorii: fără ele nu putem deschide contul și nici face chitanța. Telefonul este opțional.",
      "Datele vin de la tine. Nu cumpărăm date de la alții și nu le vindem pe ale tale.",
    ],
  },
  {
    id: "retention",
    title: "Când ștergem datele",
    blocks: [
      {
        list: [
          `Datele contului: la ${facts.accountDataMonths} luni după sfârșitul accesului tău. Dacă nu ai avut niciodată acces: la ${facts.accountDataMonths} luni după înregistrare sau după ultima dată când ai intrat în cont.`,
          `Datele fiscale ale celor care au cumpărat (nume, codice fiscale, adresă, sumă, date calendaristice): ${facts.taxDataYears} ani, cum cer art. 2220 din Codice civile (codul civil italian) și art. 22 din DPR 600/1973 (decret al președintelui Italiei). Le ținem separat de rest.`,
          "Dacă ștergi contul, restul dispare imediat. În copiile de siguranță poate rămâne încă puțin timp, apoi se scrie peste el.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "Inteligența artificială",
    blocks: [
      "Când „profesorul AI” este activ, textul pe care îl scrii la proba de scriere sau la exercițiile de scriere este corectat de un sistem de inteligență artificială al societății Anthropic. Îți spunem asta și pe pagina probei (Regulamentul european privind inteligența artificială 2024/1689, art. 50).",
      {
        list: [
          "Trimitem doar tema de examen, textul tău și limba explicațiilor.",
          "Nu trimitem numele, emailul, codice fiscale, adresa sau numărul contului.",
          "Nu scrie în text date reale, ale tale sau ale altora: examenul nu le cere.",
          "Conform condițiilor sale pentru firme, Anthropic nu folosește aceste texte ca să își antreneze modelele.",
        ],
      },
      `Nota este o estimare și poate fi greșită. Servește doar pentru studiu: nu are efecte juridice și nu decide examenul real. Poți cere oricând ca o persoană să îți verifice din nou textul: pe pagina rezultatului apasă „${facts.words.askTeacher}”. Nota profesorului ia locul celei date de AI (art. 22 GDPR).`,
      "Probele cu întrebări le corectează un program cu răspunsurile corecte, fără inteligență artificială.",
    ],
  },
  {
    id: "recipients",
    title: "Cine primește datele",
    blocks: [
      "Le văd persoanele care administrează școala, doar pentru munca lor. La unele lucruri ne ajută alte societăți. Lucrează pentru noi pe baza unui contract (art. 28 GDPR) și nu pot folosi datele în alte scopuri.",
      {
        table: {
          caption: "Societățile care ne ajută",
          head: ["Cine", "Ce face", "Ce date", "Unde"],
          rows: [
            [
              "Furnizorul serverului (Vercel sau serverul celui care administrează site-ul) și al bazei de date",
              "Face site-ul să funcționeze și păstrează datele",
              "Toate datele de pe această pagină, în afară de cele ale cardului",
              "Uniunea Europeană sau Statele Unite",
            ],
            [
              "Stripe Payments Europe (Irlanda)",
              "Plățile cu cardul. Pentru siguranța plăților și lupta împotriva fraudelor este operator independent",
              "Datele cardului, pe care noi nu le vedem și nu le păstrăm; de la noi doar un număr intern, suma și produsul",
              "Uniunea Europeană și Statele Unite",
            ],
            [
              "Anthropic",
              "Corectarea textelor cu AI, când este activă",
              "Tema și textul, fără numele tău",
              "Statele Unite",
            ],
            [
              "Furnizorul de email",
              "Livrează emailurile noastre",
              "Numele, adresa de email și conținutul mesajului",
              "Uniunea Europeană sau Statele Unite",
            ],
          ],
        },
      },
      "Putem da datele și contabilului și autorităților, când legea o cere.",
    ],
  },
  {
    id: "transfers",
    title: "Date în afara Uniunii Europene",
    blocks: [
      "Unele dintre aceste societăți pot prelucra date în Statele Unite. Se întâmplă doar cu o garanție: societatea participă la Data Privacy Framework (decizia Comisiei Europene 2023/1795) sau a semnat clauzele contractuale standard (decizia 2021/914). Ne poți cere o copie a garanțiilor.",
    ],
  },
  {
    id: "cookies",
    title: "Cookie-uri și memoria browserului",
    blocks: [
      `Folosim doar cookie-uri necesare: nu este nevoie de consimțământul tău. Astăzi nu folosim cookie-uri de analiză sau de publicitate. Dacă le adăugăm într-o zi, pornesc doar dacă ai spus da. Îți cerem din nou alegerea după ${facts.consentMonths} luni. O poți schimba când vrei cu „Preferințe cookie-uri”, în josul fiecărei pagini.`,
      {
        table: {
          caption: "Cookie-urile",
          head: ["Nume", "La ce servește", "Durată"],
          rows: [
            ["next-auth.session-token", "Ține deschis contul tău", "30 de zile de la ultima vizită"],
            ["cils-known", "Ține minte că ai mai intrat în cont de aici: încercările altora nu te blochează", "1 an"],
            ["cils-asked", "Ține minte că ai cerut de aici un cod pentru parolă", "10 minute"],
            ["cils-language", "Ține minte limba", "1 an"],
            ["cils-view", "Ține minte cum vrei să citești: litere, spații, riglă, mișcare", "1 an"],
            ["cookieConsent", "Ține minte că ai ales deja", `${facts.consentMonths} luni`],
            [
              "__stripe_mid, __stripe_sid",
              "De la Stripe, împotriva fraudelor: doar când deschizi formularul cardului",
              "1 an și 30 de minute",
            ],
          ],
        },
      },
      {
        table: {
          caption: "Memoria browserului (localStorage)",
          head: ["Nume", "La ce servește", "Durată"],
          rows: [
            ["cils-language", "Ține minte limba", "Până când o ștergi"],
            [
              "cookieConsent, cookieConsentDate",
              "Alegerea ta despre cookie-uri și data ei",
              `${facts.consentMonths} luni`,
            ],
            ["cils_auth_state", "Numele și starea accesului, ca să se afișeze pagina", "Până când ieși din cont"],
            ["token", "Deschide doar răspunsurile tale corectate", "Este valabil 2 ore; se scoate când ieși din cont"],
            ["tempUserData", "Emailul, cât timp schimbi parola uitată", "Până când termini"],
            [
              "cils-answers",
              "Răspunsurile care nu au ajuns încă la server (localStorage, IndexedDB)",
              "Până când ajung",
            ],
            ["cils-audio", "Până unde ai ajuns cu ascultarea", "Până când se termină"],
            [
              "cils-copy, cils-files",
              "Simularea pe care o păstrezi pe dispozitiv și fișierele site-ului, pentru când nu ai internet (Cache Storage)",
              "Până când o termini sau ieși din cont; fișierele, până la versiunea următoare",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Drepturile tale",
    blocks: [
      {
        list: [
          "Să vezi și să descarci datele tale: pe pagina [Contul tău](/account).",
          "Să corectezi datele greșite: pe aceeași pagină.",
          "Să ștergi contul: pe aceeași pagină, imediat. Rămân doar datele fiscale pe care legea ne obligă să le păstrăm.",
          "Să ieși de pe toate dispozitivele: pe aceeași pagină.",
          "Să ceri restricționarea folosirii datelor sau să te opui folosirii bazate pe interesul legitim.",
          "Să primești datele într-un format pe care îl poate citi alt serviciu.",
          "Să îți retragi un consimțământ când vrei: ce s-a făcut înainte rămâne valabil.",
        ],
      },
      facts.company.email
        ? `Dacă nu reușești de pe site, scrie la [${facts.company.email}](mailto:${facts.company.email}). Răspundem în cel mult o lună și nu costă nimic.`
        : "Dacă nu reușești de pe site, scrie celui care administrează această instalare. Răspunsul vine în cel mult o lună și nu costă nimic.",
      "Dacă crezi că folosim greșit datele tale, poți face plângere la Garante per la protezione dei dati personali (autoritatea italiană pentru protecția datelor), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Cum protejăm datele",
    blocks: [
      "Legătura cu site-ul este criptată. Parolele sunt păstrate doar ca un cod calculat (hash). Încercările de intrare în cont sunt limitate. Fiecare acțiune a celor care administrează rămâne scrisă. Dacă apare o problemă gravă care te privește, îți spunem (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Fără profilare",
    blocks: [
      "Nu facem profiluri despre tine, nu folosim datele pentru publicitate și nu luăm decizii automate cu efecte juridice.",
    ],
  },
  {
    id: "minors",
    title: "Cine are sub 18 ani",
    blocks: [
      "Site-ul este gândit pentru adulți. Cine are sub 18 ani se înregistrează și cumpără doar împreună cu un părinte sau cu cine îi ține locul.",
    ],
  },
  {
    id: "changes",
    title: "Dacă această pagină se schimbă",
    blocks: [
      "Sus găsești data și versiunea textului. Dacă se schimbă ceva important, scriem aici și te anunțăm înainte prin email.",
    ],
  },
];
