import { useEffect, useRef, useState } from 'react';

/** The factor by which an element of `width` CSS pixels must be scaled to fit into the box, at most 1. */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, scale: Math.min(1, room / width) };
}
