import type { Project } from '../project.ts';

/** The link in a mail. */
export interface ActionLink {
  readonly hash: string;
  /** The type of confirmation, such as `signup`. */
  readonly type: string;
  readonly redirectTo: string;
}

/** The URL of a mailed link. `redirect_to` is not encoded where that is unambiguous, as in GoTrue. */
export function actionLink(project: Project, { hash, type, redirectTo }: ActionLink): string {
  const target = /[&=#]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${project.url}/auth/v1/verify?token=${encodeURIComponent(hash)}&type=${encodeURIComponent(type)}&redirect_to=${target}`;
}
