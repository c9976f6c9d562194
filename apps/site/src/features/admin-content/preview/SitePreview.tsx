import * as t from '@duneline/specs/messages/admin-content';
import { Panel } from '@duneline/ui';
import { useState } from 'react';
import { ScaledPage } from './ScaledPage.tsx';
import { WidthControl, type PreviewWindow } from './WidthControl.tsx';

/** The published home page, to show the place on it; reloaded after each publication. */
export function SitePreview({ published }: { readonly published: number }) {
  const [window, setWindow] = useState<PreviewWindow>('desktop');
  return (
    <Panel title={t.sitePreview} actions={<WidthControl value={window} onChange={setWindow} />}>
      <ScaledPage key={published} path="/" title={t.sitePreview} window={window} />
    </Panel>
  );
}
