import { Alert } from "@/components/ui/alert";

/** All errors of a form, placed above its buttons. */
export function FormErrors({ summary }: { summary: readonly { text: string }[] }) {
  if (summary.length === 0) return null;
  return (
    <Alert role="alert" tone="wrong">
      {summary.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
