// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const navBlog = 'Blog';
export const footerCall = 'GET -> FUNDED';
export const footerSite = 'Site';
export const footerHelp = 'Help';
export const footerSocial = 'Community';
export const footerEducation = ({ name }: { name: string | number }): string =>
  `All trading is simulated, on virtual funds. ${name} is educational and does not give financial advice.`;
export const footerRights = ({ year, legalName }: { year: string | number; legalName: string | number }): string =>
  `© ${year} ${legalName}`;
export const footerSitemap = 'Sitemap';
export const footerSecurity = 'Security';
export const helpCentre = 'Help Center';
export const tradingRules = 'Trading Rules';
export const faq = 'FAQ';
export const terms = 'Terms of Service';
export const privacy = 'Privacy Policy';
export const riskDisclosure = 'Risk Disclosure';
export const payoutPolicy = 'Payout Policy';
export const refundPolicy = 'Refund Policy';
export const socialChat = 'Discord';
export const socialMessaging = 'Telegram';
export const socialImages = 'Instagram';
export const socialVideo = 'YouTube';
export const cookieSettings = 'Cookie settings';
export const legalTitle = 'Legal & Disclosures';
export const footerProgram = 'Trading';
export const navPrograms = 'Programs';
export const navCopyTrading = 'Copy trading';
export const navWhy = ({ name }: { name: string | number }): string => `Why ${name}`;
export const navAffiliate = 'Affiliate program';
export const navTestMyTrades = 'Test my trades';
export const navCertificate = 'Verify a certificate';
