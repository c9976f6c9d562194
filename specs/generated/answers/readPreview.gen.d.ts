// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** The successful answer, as the OpenAPI document gives it. */
export type Answer = { readonly expiresAt: string; readonly article: { readonly slug: string; readonly language: "en" | "ar"; readonly title: string; readonly excerpt: string; readonly body: string; readonly author_name: string; readonly author_role: string; readonly reading_minutes: number; readonly tags: readonly (string)[]; readonly published_at: string; readonly category: { readonly slug: string; readonly name: string } | null } };

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
