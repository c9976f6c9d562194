import * as t from '@duneline/specs/messages/preview';
import { ErrorState } from '@duneline/ui';
import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import * as css from './preview.css.ts';
import { previewProblem } from './previewProblem.ts';

export interface PreviewProblemProps {
  /** @default that of a link without its token */
  readonly error?: unknown;
  readonly action?: ReactNode;
}

/** In place of a draft that cannot be shown. */
export function PreviewProblem({ error = noToken, action }: PreviewProblemProps) {
  return (
    <div className={css.page}>
      <ErrorState title={t.failed} level={1} action={action}>
        {previewProblem(error)}
      </ErrorState>
    </div>
  );
}

const noToken = new ServiceError({ message: '', code: 'preview_invalid' }, 422);
