import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/floating';
import { discord, whatsapp, type ContactWay } from '@duneline/ui';

/** The two messengers for support (spec §2). */
export const contactWays: readonly ContactWay[] = [
  { id: 'whatsapp', href: brand.hosts.whatsapp, label: t.whatsapp, icon: whatsapp },
  { id: 'discord', href: brand.hosts.chat, label: t.discord, icon: discord },
];
