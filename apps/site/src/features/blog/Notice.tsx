import * as t from '@duneline/specs/messages/blog';
import { Button, OfflineNotice } from '@duneline/ui';
import * as css from './Notice.css.ts';

interface NoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** An unobtrusive message about what does not work, above what still does. */
export function Notice({ text, onRetry }: NoticeProps) {
  return (
    <div className={css.notice}>
      <OfflineNotice isInline title={t.offline}>
        {t.offlineText}
      </OfflineNotice>
      <output className={css.row}>
        <span>{text}</span>
        <Button size="sm" variant="quiet" onPress={onRetry}>
          {t.retry}
        </Button>
      </output>
    </div>
  );
}
