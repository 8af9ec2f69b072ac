/**
 * What this product uses of next-intl in a browser; the server uses next-intl itself. It leaves out the formats, caches and kinds
 * of error that no sentence here needs, two thirds of the original's weight on every page. Sentences come compiled, and the
 * original's own code puts values into them.
 */
import { type CompiledMessage, default as fill } from "icu-minify/format";
import { cloneElement, createContext, createElement, isValidElement, type ReactNode, useContext, useMemo } from "react";

type Tree = { readonly [key: string]: Tree | CompiledMessage };
type Tag = (content: ReactNode) => ReactNode;
type Values = Record<string, string | number | Date | Tag>;
type Words = { locale: string; messages?: Tree | undefined; timeZone?: string | undefined };

const WordsContext = createContext<Words | null>(null);

/** Gives the client components inside it their language and sentences; what it is not given it takes from the one around it. */
export function IntlProvider({ children, locale, messages, timeZone }: Words & { children?: ReactNode }) {
  const outer = useContext(WordsContext);
  const words = useMemo(
    () => ({ locale, messages: messages ?? outer?.messages, timeZone: timeZone ?? outer?.timeZone }),
    [locale, messages, timeZone, outer],
  );
  return createElement(WordsContext.Provider, { value: words }, children);
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("sentences are asked for outside their provider");
  return words;
}

/** The language of the page. */
export const useLocale = () => useWords().locale;

/** The sentences that the page was given, compiled. */
export const useMessages = () => useWords().messages;

/** Says the sentences of a namespace in the language of the page. */
export function useTranslations(namespace?: string) {
  const words = useWords();
  return useMemo(() => createTranslator({ ...words, namespace }), [words, namespace]);
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Says sentences, plain or (`rich`) with elements; of one that is missing its key, and the console hears of it. */
export function createTranslator({
  locale,
  messages,
  timeZone,
  namespace,
}: Words & { namespace?: string | undefined }) {
  const say = (key: string, values?: Values): ReactNode => {
    const path = namespace ? `${namespace}.${key}` : key;
    try {
      const found = path.split(".").reduce((tree, step) => (tree as Tree)[step] as Tree, messages as Tree);
      return fill<ReactNode>(found as unknown as CompiledMessage, locale, values && withKeys(values), {
        formatters,
        timeZone,
      });
    } catch (error) {
      console.error(path, error);
      return path;
    }
  };
  return Object.assign(say, { rich: say });
}

/** The values, where what a tag draws gets a key of its own: a sentence with elements is a list of them. */
function withKeys(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== "function") return [name, value];
      let drawn = 0;
      return [
        name,
        (content: ReactNode) => {
          const element = value(content);
          return isValidElement(element) ? cloneElement(element, { key: `${name}${drawn++}` }) : element;
        },
      ];
    }),
  );
}

export { IntlProvider as NextIntlClientProvider };
