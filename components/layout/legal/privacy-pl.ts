import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Polish (GDPR, art. 13). */
export const privacyPl: LegalText = (facts) => [
  {
    id: "controller",
    title: "Kto decyduje o twoich danych",
    blocks: [
      facts.company.name
        ? `Administratorem danych (titolare del trattamento) jest ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (włoski numer VAT) ${facts.company.vat}`].filter(Boolean).join(", ")}. W tym tekście „my” oznacza administratora danych.`
        : "W tym serwisie nie podano jeszcze administratora danych: kto prowadzi serwis, nie wpisał danych spółki. Przed rejestracją zapytaj osobę, od której masz adres tej strony.",
      facts.company.email
        ? `Z każdym pytaniem o swoje dane pisz na adres [${facts.company.email}](mailto:${facts.company.email}).`
        : "W tym serwisie nie podano jeszcze adresu e-mail do pytań o dane.",
    ],
  },
  {
    id: "data",
    title: "Jakich danych używamy i dlaczego",
    blocks: [
      "Prosimy cię tylko o potrzebne dane. Przy każdej z nich jest powód, podstawa w rozporządzeniu europejskim (GDPR, po polsku RODO) i czas.",
      {
        table: {
          caption: "Dane, powód, podstawa prawna i czas",
          head: ["Co", "Dlaczego", "Podstawa prawna", "Jak długo"],
          rows: [
            [
              "Imię, nazwisko, data i miejsce urodzenia",
              "Aby wiedzieć, kto używa konta: dostęp jest osobisty",
              "Umowa (art. 6.1.b GDPR)",
              `Do ${facts.accountDataMonths} miesięcy po końcu dostępu`,
            ],
            [
              "Adres e-mail i hasło",
              "Aby umożliwić ci logowanie i wysyłać ci ważne wiadomości. Zamiast hasła przechowujemy tylko jego skrót (hash): nikt nie może odczytać hasła",
              "Umowa (art. 6.1.b GDPR)",
              `Do ${facts.accountDataMonths} miesięcy po końcu dostępu`,
            ],
            [
              "Codice fiscale (włoski numer podatkowy) i adres",
              "Aby wystawić pokwitowanie i dokumenty podatkowe twojego zakupu",
              "Umowa i obowiązek prawny (art. 6.1.b i 6.1.c GDPR)",
              `Po zakupie: ${facts.taxDataYears} lat. Bez zakupu: jak dane konta`,
            ],
            [
              "Telefon, jeśli go podasz",
              "Aby móc do ciebie zadzwonić, gdy potrzebujesz pomocy",
              "Umowa (art. 6.1.b GDPR)",
              "Dopóki nie usuniesz numeru albo konta",
            ],
            [
              "Odpowiedzi, napisane teksty, oceny i omówienia",
              "Aby sprawdzać testy i pokazywać ci postępy",
              "Umowa (art. 6.1.b GDPR)",
              `Do ${facts.accountDataMonths} miesięcy po końcu dostępu`,
            ],
            [
              "Dzień egzaminu, dodatkowy czas i jak poszło, jeśli to wpiszesz",
              "Aby przygotować ci plan i sprawdzić, czy nasze prognozy są dobre: szkoła widzi tylko łączne liczby wszystkich osób",
              "Zgoda: wyrażasz ją, gdy je wpisujesz (art. 6.1.a GDPR)",
              "Dopóki ich nie usuniesz albo nie usuniesz konta",
            ],
            [
              "Płatności, zwroty pieniędzy, odstąpienia od umowy i użyte kody podarunkowe",
              "Aby dać ci dostęp, zwrócić pieniądze, gdy trzeba, i prowadzić księgowość",
              "Umowa i obowiązek prawny (art. 6.1.b i 6.1.c GDPR)",
              `Dane podatkowe: ${facts.taxDataYears} lat. Reszta jak dane konta`,
            ],
            [
              "Rejestr konta: logowania, zmiany hasła, czynności osób, które zarządzają stroną",
              "Aby chronić twoje konto i wiedzieć, kto co zrobił",
              "Prawnie uzasadniony interes: bezpieczeństwo (art. 6.1.f GDPR)",
              "Dopóki istnieje konto; potem zostaje bez powiązania z tobą",
            ],
            [
              "Adres sieciowy (IP)",
              "Aby liczyć próby i zatrzymać osoby, które zgadują hasła. Przechowujemy tylko jego skrót (hash)",
              "Prawnie uzasadniony interes: bezpieczeństwo (art. 6.1.f GDPR)",
              "Czas liczenia: minuty lub godziny",
            ],
            [
              "Język i wybór dotyczący plików cookie",
              "Aby pokazać ci stronę tak, jak chcesz",
              "Umowa; dla plików cookie, które nie są niezbędne, zgoda (art. 6.1.a GDPR)",
              `Wybór dotyczący plików cookie: ${facts.consentMonths} miesięcy`,
            ],
          ],
        },
      },
      "Dane z rejestracji są obowiązkowe: bez nich nie możemy otworzyć konta ani wystawić pokwitowania. Telefon jest opcjonalny.",
      "Dane pochodzą od ciebie. Nie kupujemy danych od innych i nie sprzedajemy twoich.",
    ],
  },
  {
    id: "retention",
    title: "Kiedy usuwamy dane",
    blocks: [
      {
        list: [
          `Dane konta: po ${facts.accountDataMonths} miesiącach od końca twojego dostępu. Jeśli nigdy nie było dostępu: po ${facts.accountDataMonths} miesiącach od rejestracji lub od twojego ostatniego logowania.`,
          `Dane podatkowe osób, które coś kupiły (imię i nazwisko, codice fiscale, adres, kwota, daty): ${facts.taxDataYears} lat, jak wymagają art. 2220 Codice civile (włoskiego kodeksu cywilnego) i art. 22 DPR 600/1973 (włoskiego dekretu o podatkach dochodowych). Przechowujemy je oddzielnie od reszty.`,
          "Jeśli usuniesz konto, reszta znika od razu. W kopiach zapasowych może zostać jeszcze przez krótki czas, potem zostaje nadpisana.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "Sztuczna inteligencja",
    blocks: [
      "Gdy AI jest włączona (po włosku „docente AI”), tekst, który piszesz w teście z pisania lub w ćwiczeniach w pisaniu, sprawdza system sztucznej inteligencji spółki Anthropic. Informujemy cię o tym także na stronie testu (europejskie rozporządzenie o sztucznej inteligencji 2024/1689, art. 50).",
      {
        list: [
          "Wysyłamy tylko temat z egzaminu, twój tekst i język wyjaśnień.",
          "Nie wysyłamy imienia i nazwiska, adresu e-mail, codice fiscale, adresu ani numeru konta.",
          "Nie pisz w tekście prawdziwych danych, swoich ani innych osób: egzamin o nie nie prosi.",
          "Zgodnie ze swoimi warunkami dla firm Anthropic nie używa tych tekstów do trenowania swoich modeli.",
        ],
      },
      `Ocena jest przybliżona i może być błędna. Służy tylko do nauki: nie ma skutków prawnych i nie decyduje o prawdziwym egzaminie. Zawsze możesz poprosić, aby twój tekst sprawdził człowiek: na stronie wyniku naciśnij „${facts.words.askTeacher}”. Ocena nauczyciela zastępuje ocenę AI (art. 22 GDPR).`,
      "Testy z pytaniami sprawdza program z poprawnymi odpowiedziami, bez sztucznej inteligencji.",
    ],
  },
  {
    id: "recipients",
    title: "Kto otrzymuje dane",
    blocks: [
      "Widzą je osoby, które prowadzą szkołę, tylko do swojej pracy. W niektórych sprawach pomagają nam inne spółki. Pracują dla nas na podstawie umowy (art. 28 GDPR) i nie mogą używać danych do innych celów.",
      {
        table: {
          caption: "Spółki, które nam pomagają",
          head: ["Kto", "Co robi", "Jakie dane", "Gdzie"],
          rows: [
            [
              "Dostawca serwera (Vercel albo serwer osoby, która prowadzi stronę) i bazy danych",
              "Sprawia, że strona działa, i przechowuje dane",
              "Wszystkie dane opisane w tym tekście, oprócz danych karty",
              "Unia Europejska lub Stany Zjednoczone",
            ],
            [
              "Stripe Payments Europe (Irlandia)",
              "Płatności kartą. W sprawach bezpieczeństwa płatności i walki z oszustwami jest odrębnym administratorem danych",
              "Dane karty, których my nie widzimy i nie przechowujemy; od nas tylko numer wewnętrzny, kwota i produkt",
              "Unia Europejska i Stany Zjednoczone",
            ],
            [
              "Anthropic",
              "Sprawdzanie tekstów przez AI, gdy jest włączona",
              "Temat i tekst, bez twojego imienia i nazwiska",
              "Stany Zjednoczone",
            ],
            [
              "Dostawca poczty elektronicznej",
              "Dostarcza nasze e-maile",
              "Imię i nazwisko, adres e-mail i treść wiadomości",
              "Unia Europejska lub Stany Zjednoczone",
            ],
          ],
        },
      },
      "Możemy przekazać dane także księgowemu (commercialista) i władzom, gdy wymaga tego prawo.",
    ],
  },
  {
    id: "transfers",
    title: "Dane poza Unią Europejską",
    blocks: [
      "Niektóre z tych spółek mogą przetwarzać dane w Stanach Zjednoczonych. Dzieje się to tylko z zabezpieczeniem: spółka uczestniczy w Data Privacy Framework (decyzja Komisji Europejskiej 2023/1795) albo podpisała standardowe klauzule umowne (decyzja 2021/914). Możesz poprosić nas o kopię zabezpieczeń.",
    ],
  },
  {
    id: "cookies",
    title: "Pliki cookie i pamięć przeglądarki",
    blocks: [
      `Używamy tylko niezbędnych plików cookie: twoja zgoda nie jest potrzebna. Dziś nie używamy analitycznych ani reklamowych plików cookie. Jeśli kiedyś je dodamy, zaczną działać tylko za twoją zgodą. O wybór pytamy ponownie po ${facts.consentMonths} miesiącach. Możesz go zmienić, kiedy chcesz: „Ustawienia plików cookie” są na dole każdej strony.`,
      {
        table: {
          caption: "Pliki cookie",
          head: ["Nazwa", "Do czego służy", "Jak długo"],
          rows: [
            ["next-auth.session-token", "Utrzymuje twoje logowanie", "30 dni od ostatniej wizyty"],
            ["cils-known", "Pamięta, że było już tu twoje logowanie: próby innych osób cię nie blokują", "1 rok"],
            ["cils-asked", "Pamięta, że była stąd prośba o kod do hasła", "10 minut"],
            ["cils-language", "Pamięta język", "1 rok"],
            ["cils-view", "Pamięta, jak chcesz czytać: litery, odstępy, linijka, ruch", "1 rok"],
            ["cookieConsent", "Pamięta, że wybór już był", `${facts.consentMonths} miesięcy`],
            [
              "__stripe_mid, __stripe_sid",
              "Od Stripe, przeciw oszustwom: tylko gdy otwierasz formularz karty",
              "1 rok i 30 minut",
            ],
          ],
        },
      },
      {
        table: {
          caption: "Pamięć przeglądarki (localStorage)",
          head: ["Nazwa", "Do czego służy", "Jak długo"],
          rows: [
            ["cils-language", "Pamięta język", "Dopóki jej nie wyczyścisz"],
            [
              "cookieConsent, cookieConsentDate",
              "Twój wybór dotyczący plików cookie i jego data",
              `${facts.consentMonths} miesięcy`,
            ],
            ["cils_auth_state", "Imię i stan dostępu, aby pokazać stronę", "Dopóki się nie wylogujesz"],
            ["token", "Otwiera tylko twoje omówienia", "Ważny 2 godziny; znika, gdy się wylogujesz"],
            ["tempUserData", "Adres e-mail, gdy zmieniasz zapomniane hasło", "Dopóki nie skończysz"],
            [
              "cils-answers",
              "Odpowiedzi, które nie dotarły jeszcze na serwer (localStorage, IndexedDB)",
              "Dopóki nie dotrą",
            ],
            ["cils-audio", "W którym miejscu jest nagranie", "Dopóki się nie skończy"],
            [
              "cils-copy, cils-files",
              "Symulacja zachowana na urządzeniu i pliki strony, na czas bez połączenia (Cache Storage)",
              "Dopóki jej nie zakończysz lub się nie wylogujesz; pliki do następnej wersji",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Twoje prawa",
    blocks: [
      {
        list: [
          "Zobaczyć i pobrać swoje dane: na stronie [Twoje konto](/account).",
          "Poprawić błędne dane: na tej samej stronie.",
          "Usunąć konto: na tej samej stronie, od razu. Zostają tylko dane podatkowe, które musimy przechowywać zgodnie z prawem.",
          "Wylogować się ze wszystkich urządzeń: na tej samej stronie.",
          "Zażądać ograniczenia użycia danych albo sprzeciwić się użyciu opartemu na prawnie uzasadnionym interesie.",
          "Otrzymać dane w formacie, który może odczytać inna usługa.",
          "Wycofać zgodę, kiedy chcesz: to, co zrobiono wcześniej, pozostaje ważne.",
        ],
      },
      facts.company.email
        ? `Jeśli nie możesz zrobić tego bez pomocy, napisz na adres [${facts.company.email}](mailto:${facts.company.email}). Odpowiadamy w ciągu miesiąca i nic to nie kosztuje.`
        : "Jeśli nie możesz zrobić tego bez pomocy, napisz do osoby, która prowadzi ten serwis. Odpowiedź przychodzi w ciągu miesiąca i nic nie kosztuje.",
      "Jeśli uważasz, że źle używamy twoich danych, możesz złożyć skargę do Garante per la protezione dei dati personali (włoskiego urzędu ochrony danych osobowych), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Jak chronimy dane",
    blocks: [
      "Połączenie ze stroną jest szyfrowane. Hasła są przechowywane tylko jako skróty (hash). Liczba prób logowania jest ograniczona. Każda czynność osób, które zarządzają stroną, jest zapisywana. Jeśli zdarzy się poważny problem, który ciebie dotyczy, informujemy cię o tym (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Bez profilowania",
    blocks: [
      "Nie tworzymy twoich profili, nie używamy danych do reklamy i nie podejmujemy automatycznych decyzji ze skutkami prawnymi.",
    ],
  },
  {
    id: "minors",
    title: "Osoby poniżej 18 lat",
    blocks: [
      "Strona jest przeznaczona dla osób dorosłych. Kto ma mniej niż 18 lat, rejestruje się i kupuje tylko z rodzicem lub opiekunem prawnym.",
    ],
  },
  {
    id: "changes",
    title: "Jeśli ta strona się zmieni",
    blocks: [
      "Na górze jest data i wersja tekstu. Jeśli zmieni się coś ważnego, piszemy o tym tutaj i wcześniej informujemy cię e-mailem.",
    ],
  },
];
