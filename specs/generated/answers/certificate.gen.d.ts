// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** The successful answer, as the OpenAPI document gives it. */
export type Answer = { readonly number: number; readonly kind: "passed" | "payout"; readonly program: string; readonly sizeCents: number; readonly amountCents: number; readonly issuedOn: string; readonly holderName: string | null; readonly isNameHidden: boolean; readonly path: readonly (number)[]; readonly publicKey: { readonly kty: "OKP"; readonly crv: "Ed25519"; readonly x: string } };

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
