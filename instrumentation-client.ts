import { keepEarlyInput } from "@/components/ui/early-input";

// Next runs this file before it hydrates the page.
keepEarlyInput();
