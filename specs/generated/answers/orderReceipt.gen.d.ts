// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** The successful answer, as the OpenAPI document gives it. */
export type Answer = { readonly number: number; readonly status: "pending" | "paid" | "failed" | "cancelled" | "refunded"; readonly email: string; readonly fullName: string; readonly country: string; readonly tier: string; readonly isClaimed: boolean; readonly termsVersion: string | null; readonly currency: "USD"; readonly totalCents: number; readonly placedAt: string; readonly paidAt: string | null; readonly refundedAt: string | null; readonly refundReason: string | null; readonly lines: readonly ({ readonly kind: "fee" | "add-on" | "discount"; readonly item: string; readonly label: string; readonly amountCents: number })[]; readonly payment: { readonly id: string; readonly method: "Visa" | "Mastercard" | "Google Pay" | "Apple Pay" | "UPI" | "PayPal" | "Bitcoin" | "USDT"; readonly status: "pending" | "succeeded" | "failed" | "refunded"; readonly amountCents: number; readonly failureReason: string | null } | null; readonly moneyBack: { readonly amountCents: number; readonly receivedAt: string; readonly sentAt: string | null } | null };

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
