export { default } from "@/app/payment/page";
