import { useTranslations } from "next-intl";
import { ViewSettingsFields } from "@/components/layout/view-settings-fields";
import { Dialog, DialogContent, DialogHeader } from "@/components/ui/dialog";

/** The reading settings as a dialog; open while mounted. */
export function ViewSettingsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslations("layout.view");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <DialogHeader title={translate("title")} closeLabel={translate("close")} className="mb-3" />
        <ViewSettingsFields />
      </DialogContent>
    </Dialog>
  );
}
