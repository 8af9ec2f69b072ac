import { useTranslations } from "next-intl";
import { FaultText } from "@/components/oral/fault-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { DeviceFault } from "@/lib/oral/device/recording-format";

type Props = {
  /** The reason why it stopped; null if unknown, as after a closed window. */
  fault: DeviceFault | null;
  isBusy?: boolean;
  /** @param goesOn continues the same recording; otherwise it starts over */
  onRecover: (goesOn: boolean) => Promise<void>;
};

/** A recording that stopped by itself, to be continued or recorded again. */
export function BrokenRecording({ fault, isBusy = false, onRecover }: Props) {
  const translate = useTranslations("oral.talk");
  return (
    <div className="space-y-3">
      <Alert role="alert" className="space-y-1">
        {fault && <FaultText fault={fault} />}
        <p>{translate("brokenText")}</p>
      </Alert>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button disabled={isBusy} onClick={() => onRecover(true)}>
          {translate("skip")}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => onRecover(false)}>
          {translate("redo")}
        </Button>
      </div>
    </div>
  );
}
