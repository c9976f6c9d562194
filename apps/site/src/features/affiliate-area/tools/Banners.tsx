import { Button, CopyButton, Panel, SegmentedControl, toast } from '@duneline/ui';
import { darkColors, lightColors } from '@duneline/ui/tokens';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { brand } from '@duneline/specs/site';
import { useState } from 'react';
import { saveBlob, saveFile } from '../../../lib/file/saveFile.ts';
import { svgToPng } from '../../../lib/file/svgToPng.ts';
import { language } from '../../../lib/language/language.ts';
import { referralAddress } from '../readAffiliate.ts';
import { bannerHtml, bannerSizes, bannerSvg, type Banner } from './bannerSvg.ts';
import * as css from './Tools.css.ts';

const wordsIn = {
  en: { title: t.bannerTitleEn, text: t.bannerTextEn, action: t.bannerActionEn },
  ar: { title: t.bannerTitleAr, text: t.bannerTextAr, action: t.bannerActionAr },
} as const;
const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
] as const;
const themes = [
  { id: 'light', label: t.light },
  { id: 'dark', label: t.dark },
] as const;

/** Banners with the affiliate's link, in both languages and themes, as SVG, PNG and HTML. */
export function Banners({ code }: { readonly code: string }) {
  const [spoken, setSpoken] = useState<'en' | 'ar'>(language);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <Panel
      title={t.banners}
      lead={t.bannersLead}
      actions={
        <div className={css.actions}>
          <SegmentedControl aria-label={t.bannerLanguage} items={languages} selectedKey={spoken} onSelectionChange={setSpoken} />
          <SegmentedControl aria-label={t.bannerTheme} items={themes} selectedKey={theme} onSelectionChange={setTheme} />
        </div>
      }
    >
      <ul role="list" className={css.banners}>
        {bannerSizes.map((size) => (
          <BannerItem
            key={size.id}
            address={referralAddress(code)}
            file={`${brand.name.toLowerCase()}-${size.width}x${size.height}-${spoken}-${theme}`}
            banner={{
              size,
              direction: spoken === 'ar' ? 'rtl' : 'ltr',
              name: brand.name,
              words: wordsIn[spoken],
              colors: theme === 'dark' ? darkColors : lightColors,
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface BannerItemProps {
  readonly banner: Banner;
  /** Without its ending. */
  readonly file: string;
  readonly address: string;
}

function BannerItem({ banner, file, address }: BannerItemProps) {
  const { width, height } = banner.size;
  const svg = bannerSvg(banner);
  const size = t.bannerSize({ width: String(width), height: String(height) });
  const savePng = async () => {
    try {
      saveBlob(`${file}.png`, await svgToPng(svg, width, height));
    } catch (error) {
      console.error('The banner could not be saved.', error);
      toast({ tone: 'danger', title: t.bannerFailed });
    }
  };
  return (
    <li className={css.banner}>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={t.bannerAlt({ title: banner.words.title, size })}
        width={width}
        height={height}
        className={css.bannerPicture}
      />
      <div className={css.actions}>
        <span className={css.small}>{size}</span>
        <Button size="sm" aria-label={t.bannerSvg({ size })} onPress={() => saveFile(`${file}.svg`, 'image/svg+xml', svg)}>
          SVG
        </Button>
        <Button size="sm" aria-label={t.bannerPng({ size })} onPress={() => void savePng()}>
          PNG
        </Button>
        <CopyButton
          size="sm"
          text={bannerHtml(address, `${file}.png`, banner)}
          label={t.bannerHtml({ size })}
          copiedLabel={t.copied}
          failedLabel={t.copyFailed}
        />
      </div>
    </li>
  );
}
