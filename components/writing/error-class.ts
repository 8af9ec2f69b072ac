import type { ErrorType } from "@/lib/writing/error-kinds";

export const ERROR_CLASS: Record<ErrorType, string> = {
  grammaticale:
    "bg-red-100 decoration-red-600 border-red-600 dark:bg-red-950 dark:decoration-red-400 dark:border-red-400",
  sintattico:
    "bg-orange-100 decoration-orange-600 border-orange-600 dark:bg-orange-950 dark:decoration-orange-400 dark:border-orange-400",
  lessicale:
    "bg-yellow-100 decoration-yellow-600 border-yellow-600 dark:bg-yellow-950 dark:decoration-yellow-300 dark:border-yellow-300",
  ortografico:
    "bg-blue-100 decoration-blue-600 border-blue-600 dark:bg-blue-950 dark:decoration-blue-400 dark:border-blue-400",
  stilistico:
    "bg-purple-100 decoration-purple-600 border-purple-600 dark:bg-purple-950 dark:decoration-purple-400 dark:border-purple-400",
  altro:
    "bg-stone-200 decoration-stone-600 border-stone-600 dark:bg-stone-800 dark:decoration-stone-400 dark:border-stone-400",
};

export const CORRECTED_CLASS =
  "bg-green-100 decoration-green-700 border-green-700 dark:bg-green-950 dark:decoration-green-400 dark:border-green-400";

export const LEFT_OUT_CLASS = "bg-sunken italic underline decoration-ink-soft decoration-dotted";
