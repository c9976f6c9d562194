import { isFloatingCallHidden } from '@duneline/machines';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useOverlayScene } from '../../lib/floating/useOverlayScene.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { FloatingCallBar } from './FloatingCallBar.tsx';
import { ContactColumn } from './ContactColumn.tsx';
import { useContactDock } from './contactDockStore.ts';
import { ContactDock } from './ContactDock.tsx';
import { useFloatingCall } from './floatingCallStore.ts';

const ChatDrawer = lazyPart(async () => (await import('./ChatDrawer.tsx')).ChatDrawer);

/**
 * The overlays of a page, of which one is shown at a time: call to action, contact dock, and the column of messengers with the
 * chat (spec §2). At the document's end, so that the keyboard reaches the page first.
 */
export function Floating() {
  const { pathname } = useLocation();
  const shape = useContactDock(pathname);
  const isCalling = useFloatingCall(pathname);
  const [isChatOpen, setChatOpen] = useState(false);
  useOverlayScene(pathname);
  const onChat = () => setChatOpen(true);
  // The dock is hidden on the same paths as the call to action.
  const isDockShown = shape !== 'none' && !isFloatingCallHidden(pathname);

  return createPortal(
    <>
      {isCalling && <FloatingCallBar />}
      {isDockShown && <ContactDock key={shape} shape={shape} onChat={onChat} />}
      <ContactColumn onChat={onChat} />
      {isChatOpen && (
        <Suspense fallback={null}>
          <ChatDrawer onClose={() => setChatOpen(false)} />
        </Suspense>
      )}
    </>,
    document.body,
  );
}
