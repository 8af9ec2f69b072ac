import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useState } from "react";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

export type Command = { label: string; href: string };

/** `search`: label of the student search; the typed text is appended. */
export type PaletteLabels = Record<"open" | "title" | "label" | "search", string>;

type Props = { commands: readonly Command[]; words: PaletteLabels; onClose: () => void };

/** Lists the commands that match the typed text and a student search. Arrows select, Enter opens. */
export default function PaletteDialog({ commands, words, onClose }: Props) {
  const router = useRouter();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [highlighted, setHighlighted] = useState(0);
  const matches = findCommands(commands, typed, words.search);
  const selected = Math.min(highlighted, matches.length - 1);

  const open = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    router.push(command.href);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") open(matches[selected]);
    else if (step) setHighlighted((selected + step + matches.length) % matches.length);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <DialogTitle>{words.title}</DialogTitle>
        <Input
          data-autofocus
          role="combobox"
          aria-label={words.label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={`${listId}-${selected}`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setHighlighted(0);
          }}
          onKeyDown={handleKeyDown}
          className="mt-3"
        />
        <div id={listId} role="listbox" aria-label={words.title} className="mt-2">
          {matches.map((command, index) => (
            // Focus stays in the input, which exposes the selected option.
            <button
              type="button"
              key={command.href}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === selected}
              onClick={() => open(command)}
              className={cn(
                "flex min-h-11 w-full items-center rounded-sm px-3 text-start",
                index === selected && "bg-sunken font-semibold",
              )}
            >
              {command.label}
            </button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Every typed word must be the prefix of a word of the label, ignoring accents and case. */
function findCommands(commands: readonly Command[], typed: string, search: string): Command[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  const found = commands.filter(({ label }) => {
    const own = normalize(label).split(/\s+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  if (words.length === 0) return found;
  const q = typed.trim();
  return [...found, { label: `${search}: ${q}`, href: `/admin?q=${encodeURIComponent(q)}` }];
}

const normalize = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
