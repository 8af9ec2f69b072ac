/** A stop with the piece of the way beside it. */
export const STOP_CLASS =
  "relative before:absolute before:top-0 before:bottom-0 before:inset-s-[calc(1rem-2px)] before:w-1 before:bg-line first:before:top-7 last:before:bottom-auto last:before:h-7";

/** The clickable part: the dot, the building, the name and the action. Enlarged text takes the building's space. */
export const STOP_ROW_CLASS =
  "relative grid min-h-14 list-none grid-cols-[2rem_3.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-2 lg:gap-x-3 rounded-md py-1 hover:bg-sunken lg:grid-cols-[2rem_6rem_minmax(0,1fr)_1.25rem] crowded:grid-cols-[2rem_minmax(0,1fr)] [&::-webkit-details-marker]:hidden";

export const STOP_DOT_CLASS = "grid size-8 place-items-center rounded-full text-sm font-bold";
