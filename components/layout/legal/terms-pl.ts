import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Polish. */
export const termsPl: LegalText = (facts) => [
  {
    id: "seller",
    title: "Kto sprzedaje",
    blocks: [
      facts.company.name
        ? `Sprzedawca to ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (włoski numer VAT) ${facts.company.vat}`].filter(Boolean).join(", ")}. W tym tekście „my” oznacza sprzedawcę.`
        : "W tym serwisie nie podano jeszcze sprzedawcy: kto prowadzi serwis, nie wpisał danych spółki. Dopóki ich brakuje, nie kupuj.",
      facts.company.email
        ? `Z pytaniami i reklamacjami pisz na adres [${facts.company.email}](mailto:${facts.company.email}).`
        : "W tym serwisie nie podano jeszcze adresu e-mail do pytań i reklamacji.",
    ],
  },
  {
    id: "what",
    title: "Co kupujesz",
    blocks: [
      `Kupujesz dostęp do ${facts.simulations} pełnych symulacji egzaminu z włoskiego ${facts.product} B1 Cittadinanza, które robi się na tej stronie. To usługa cyfrowa.`,
      {
        list: [
          "Każda symulacja ma pięć testów: dwa ze słuchania, czytanie, cloze i pisanie.",
          "Każdą symulację robi się tylko raz. Możesz przerwać i kontynuować innego dnia.",
          "Na końcu każdego testu widzisz omówienie z wyjaśnieniami. Potem możesz przeczytać je ponownie i zapisać podsumowanie w PDF.",
        ],
      },
      "Potrzebujesz internetu i aktualnej przeglądarki w telefonie, na tablecie lub komputerze. Do testów ze słuchania potrzebujesz głośników lub słuchawek. Nie musisz nic instalować.",
    ],
  },
  {
    id: "price",
    title: "Cena i płatność",
    blocks: [
      facts.price === facts.listPrice
        ? `Dostęp kosztuje ${facts.price} €, z podatkami, w jednej płatności. To nie jest abonament: nie odnawia się sam.`
        : `Dostęp kosztuje dziś ${facts.price} € (pełna cena ${facts.listPrice} €), z podatkami, w jednej płatności. To nie jest abonament: nie odnawia się sam.`,
      "Najpierw się rejestrujesz, potem płacisz kartą. Umowa zaczyna się, gdy płatność się powiedzie. Zaraz potem wysyłamy ci e-mailem potwierdzenie z tym regulaminem. Umowa jest po włosku; tłumaczenia pomagają zrozumieć.",
      "Możesz poprawiać dane, dopóki nie naciśniesz „Potwierdź i zapłać”. Obowiązuje cena, którą widzisz w tym momencie.",
    ],
  },
  {
    id: "gift-codes",
    title: "Kody podarunkowe",
    blocks: [
      "Kod podarunkowy daje taki sam dostęp bez płacenia. Działa tylko raz, dla jednego konta i do końca swojej ważności, jeśli ją ma. Nie wymienia się go na pieniądze.",
    ],
  },
  {
    id: "duration",
    title: "Jak długo trwa dostęp",
    blocks: [
      `Dostęp jest ważny 12 miesięcy (${facts.accessDays} dni) od dnia aktywacji. Data końca jest na stronie [Twoje konto](/account). Potem nadal możesz czytać ukończone omówienia, dopóki istnieje twoje konto: jego dane usuwamy po ${facts.accountDataMonths} miesiącach od końca dostępu.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Prawo odstąpienia od umowy",
    blocks: [
      `Jeśli kupujesz kartą, masz ${facts.withdrawalDays} dni na zmianę zdania, bez podawania powodu (art. 52 i następne Codice del consumo, włoskiego kodeksu konsumenckiego). Otwórz [Twoje konto](/account) i wybierz „${facts.words.withdraw}” albo napisz do nas: wystarczy jedno jasne zdanie. Zwracamy całą kwotę na tę samą kartę w ciągu 14 dni, a twój dostęp zostaje zamknięty.`,
      `Przy płatności możesz zaznaczyć pole obok tych słów: „${facts.words.waiver}” To nie jest obowiązkowe. Jeśli zaznaczysz pole, tracisz prawo odstąpienia od umowy, gdy tylko dostęp stanie się aktywny (art. 59, litera o). Jeśli go nie zaznaczysz, i tak masz dostęp od razu, a ${facts.withdrawalDays} dni pozostaje.`,
      "Odstąpienie od umowy dotyczy zakupów kartą. Kod podarunkowy nie jest zakupem: nie ma czego zwracać.",
    ],
  },
  {
    id: "refunds",
    title: "Zwroty pieniędzy",
    blocks: [
      "Za nieużywane konta nie ma zwrotu pieniędzy. Zawsze obowiązują prawo odstąpienia od umowy i prawna gwarancja zgodności, opisane w tym tekście.",
    ],
  },
  {
    id: "guarantee",
    title: "Prawna gwarancja zgodności",
    blocks: [
      "Usługa musi działać tak, jak jest tu opisana, przez cały czas trwania dostępu (art. 135-octies i następne Codice del consumo). Jeśli coś nie działa, napisz do nas: naprawiamy to w rozsądnym czasie i bez kosztów. Jeśli nam się nie uda, możesz zażądać obniżenia ceny albo zakończyć umowę i odzyskać pieniądze.",
      "Dbamy, aby strona była aktualna i bezpieczna. Możemy ją ulepszać, ale nie odbierając ci tego, za co płacisz.",
    ],
  },
  {
    id: "ai",
    title: "Sprawdzanie przez sztuczną inteligencję",
    blocks: [
      `System sztucznej inteligencji może sprawdzać twój napisany tekst. Może się mylić: ocena jest przybliżona. Możesz poprosić, aby tekst sprawdził człowiek: służy do tego „${facts.words.askTeacher}”, raz w każdej symulacji. Gdy AI nie jest włączona albo nie odpowiada, tekst czeka na nauczyciela. Szczegóły są na stronie [Prywatność](/privacy#ai).`,
      "Głosy w nagraniach są syntetyczne: strony o tym informują.",
    ],
  },
  {
    id: "independence",
    title: "Materiały niezależne",
    blocks: [facts.words.disclaimer, "Zdać symulację nie znaczy zdać prawdziwy egzamin. Nie możemy obiecać wyniku."],
  },
  {
    id: "conduct",
    title: "O co prosimy ciebie",
    blocks: [
      {
        list: [
          "Podawaj prawdziwe dane i aktualizuj je.",
          "Konto jest osobiste: nie dawaj hasła innym i nie sprzedawaj dostępu.",
          "Nie kopiuj i nie publikuj tekstów, pytań, nagrań ani omówień. Możesz wydrukować swoje podsumowanie do nauki.",
          "Nie próbuj dostać się do danych innych osób i nie zakłócaj pracy strony programami automatycznymi.",
          "Teksty, które piszesz, pozostają twoje. Pozwalasz nam je przechowywać i sprawdzać, abyśmy mogli świadczyć ci usługę.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Zawieszenie",
    blocks: [
      "Jeśli poważnie naruszasz te zasady, możemy zawiesić konto. Podajemy ci powód i możesz odpowiedzieć. Także z zawieszonym kontem możesz się zalogować, czytać ukończone omówienia, pobrać dane i usunąć konto. Jeśli zawieszenie jest naszym błędem, oddajemy ci stracony czas.",
    ],
  },
  {
    id: "liability",
    title: "Odpowiedzialność",
    blocks: [
      "Robimy, co możemy, aby strona zawsze działała, ale mogą zdarzyć się przerwy z powodu prac lub awarii. Odpowiadamy za szkody, które powodujemy umyślnie lub przez rażące niedbalstwo, oraz we wszystkich przypadkach, w których prawo nie pozwala tego wyłączyć. Nic w tym tekście nie ogranicza praw, które prawo daje konsumentom.",
    ],
  },
  {
    id: "complaints",
    title: "Reklamacje",
    blocks: [
      facts.company.email
        ? `Napisz najpierw do nas, na adres [${facts.company.email}](mailto:${facts.company.email}): odpowiadamy w ciągu 30 dni. Jeśli się nie zgadzasz, możesz zwrócić się do organismo di conciliazione (instytucji, która pomaga konsumentom rozwiązywać spory bez sądu; art. 141 i następne Codice del consumo).`
        : "Napisz najpierw do osoby, która prowadzi ten serwis: odpowiedź przychodzi w ciągu 30 dni. Jeśli się nie zgadzasz, możesz zwrócić się do organismo di conciliazione (instytucji, która pomaga konsumentom rozwiązywać spory bez sądu; art. 141 i następne Codice del consumo).",
      "Europejska platforma ODR jest zamknięta od 20 lipca 2025 roku i już się jej nie używa.",
    ],
  },
  {
    id: "law",
    title: "Prawo i sąd",
    blocks: [
      "Obowiązuje prawo włoskie. Jeśli jesteś konsumentem, właściwy jest sąd miejsca, w którym mieszkasz (art. 66-bis Codice del consumo). Jeśli mieszkasz w innym kraju Unii Europejskiej, nadal obowiązują przepisy twojego kraju, które chronią cię lepiej.",
    ],
  },
  {
    id: "changes",
    title: "Wersje",
    blocks: [
      "Dla twojego zakupu obowiązuje wersja zaakceptowana przez ciebie. Na górze jest data i wersja dzisiejszego tekstu. Jeśli musimy coś zmienić w czasie twojego dostępu, wcześniej informujemy cię e-mailem; jeśli zmiana coś ci odbiera, możesz zakończyć umowę.",
    ],
  },
];
