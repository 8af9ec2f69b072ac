import { Alert } from "@/components/ui/alert";

/** What is wrong with a form, all of it above its buttons. */
export function FaultList({ summary }: { summary: readonly { text: string }[] }) {
  if (summary.length === 0) return null;
  return (
    <Alert role="alert" tone="wrong">
      {summary.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
