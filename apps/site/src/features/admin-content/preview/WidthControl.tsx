import * as t from '@duneline/specs/messages/admin-content';
import { SegmentedControl } from '@duneline/ui';

/** The windows in which a page can be previewed, in CSS pixels. */
export const previewWindows = { desktop: { width: 1280, height: 880 }, phone: { width: 360, height: 720 } } as const;
export type PreviewWindow = keyof typeof previewWindows;

export interface WidthControlProps {
  readonly value: PreviewWindow;
  readonly onChange: (value: PreviewWindow) => void;
}

/** Chooses the window of a preview. */
export function WidthControl({ value, onChange }: WidthControlProps) {
  return (
    <SegmentedControl
      label={t.previewWidth}
      value={value}
      onChange={onChange}
      options={[
        { value: 'desktop', label: t.previewDesktop },
        { value: 'phone', label: t.previewPhone },
      ]}
    />
  );
}
