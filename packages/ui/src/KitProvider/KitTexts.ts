import type { AlertProps } from '../Alert/Alert.tsx';
import type { AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import type { AppShellProps } from '../AppShell/AppShell.tsx';
import type { BannerProps } from '../Banner/Banner.tsx';
import type { BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import type { ButtonLinkProps } from '../ButtonLink/ButtonLink.tsx';
import type { CarouselProps } from '../Carousel/Carousel.tsx';
import type { ColorFieldProps } from '../ColorField/ColorField.tsx';
import type { ComboBoxProps } from '../ComboBox/ComboBox.tsx';
import type { CommandPaletteProps } from '../CommandPalette/CommandPalette.tsx';
import type { ComparisonProps } from '../Comparison/Comparison.tsx';
import type { CookieBannerProps } from '../CookieBanner/CookieBanner.tsx';
import type { CookieChoicesProps } from '../CookieBanner/CookieChoices.tsx';
import type { CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import type { DateRangePickerProps } from '../DateRangePicker/DateRangePicker.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import type { DonutChartProps } from '../DonutChart/DonutChart.tsx';
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import type { FileDropProps } from '../FileDrop/FileDrop.tsx';
import type { FloatingCallProps } from '../FloatingDock/FloatingCall.tsx';
import type { FloatingColumnProps } from '../FloatingDock/FloatingColumn.tsx';
import type { FloatingDockProps } from '../FloatingDock/FloatingDock.tsx';
import type { FooterProps } from '../Footer/Footer.tsx';
import type { FormSummaryProps } from '../FormSummary/FormSummary.tsx';
import type { HallOfFameProps } from '../HallOfFame/HallOfFame.tsx';
import type { HeaderProps } from '../Header/Header.tsx';
import type { HeroProps } from '../Hero/Hero.tsx';
import type { LeaderboardProps } from '../Leaderboard/Leaderboard.tsx';
import type { LegalPanelProps } from '../LegalPanel/LegalPanel.tsx';
import type { LegalTextProps } from '../LegalPanel/LegalText.tsx';
import type { LightboxProps } from '../Lightbox/Lightbox.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import type { MarqueeProps } from '../Marquee/Marquee.tsx';
import type { NumberFieldProps } from '../NumberField/NumberField.tsx';
import type { OfflineNoticeProps } from '../OfflineNotice/OfflineNotice.tsx';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import type { PlanCardProps } from '../PlanCard/PlanCard.tsx';
import type { PromoBarProps } from '../PromoBar/PromoBar.tsx';
import type { RangeSliderProps } from '../RangeSlider/RangeSlider.tsx';
import type { ReferralLinkProps } from '../ReferralLink/ReferralLink.tsx';
import type { ReorderListProps } from '../ReorderList/ReorderList.tsx';
import type { RotatingStatsBandProps } from '../StatsBand/RotatingStatsBand.tsx';
import type { SearchFieldProps } from '../SearchField/SearchField.tsx';
import type { SelectProps } from '../Select/Select.tsx';
import type { StepperProps } from '../Stepper/Stepper.tsx';
import type { TableOfContentsProps } from '../TableOfContents/TableOfContents.tsx';
import type { TestimonialCarouselProps } from '../TestimonialCarousel/TestimonialCarousel.tsx';
import type { TextAreaProps } from '../TextArea/TextArea.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import type { ToastRegionProps } from '../Toast/ToastRegion.tsx';
import type { ChartWords } from '../chart/ChartFrame.tsx';
import type { TableWords } from '../Table/TableWords.ts';

/**
 * The built-in texts, by component; each has the name and type of the component's prop. `Dialog` is also for `Drawer`,
 * `Select` also for `MultiSelect`. A `PasswordField` has the texts of `TextField`.
 */
export interface KitTexts {
  readonly Alert: Pick<AlertProps, 'closeLabel'>;
  readonly AlertDialog: Pick<AlertDialogProps, 'cancelLabel'>;
  readonly AppShell: Pick<AppShellProps, 'words'>;
  readonly Banner: Pick<BannerProps, 'closeLabel' | 'aria-label'>;
  readonly Breadcrumbs: Pick<BreadcrumbsProps, 'aria-label'>;
  readonly Button: Pick<ButtonProps, 'pendingLabel'>;
  readonly ButtonLink: Pick<ButtonLinkProps, 'newTabLabel'>;
  readonly Carousel: Pick<CarouselProps, 'words'>;
  readonly ColorField: Pick<ColorFieldProps, 'words'>;
  readonly ComboBox: Pick<ComboBoxProps, 'emptyLabel' | 'loadingLabel'>;
  readonly CommandPalette: Pick<
    CommandPaletteProps,
    'aria-label' | 'searchLabel' | 'recentLabel' | 'emptyLabel' | 'countLabel' | 'loadingLabel'
  >;
  readonly Comparison: Pick<ComparisonProps, 'words'>;
  readonly CookieBanner: Pick<CookieBannerProps, 'words'>;
  readonly CookieChoices: Pick<CookieChoicesProps, 'saveLabel'>;
  readonly CopyButton: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'failedLabel'>;
  readonly DateRangePicker: Pick<DateRangePickerProps, 'presetsLabel'>;
  readonly Dialog: Pick<DialogProps, 'closeLabel'>;
  readonly DonutChart: Pick<DonutChartProps, 'othersLabel'>;
  readonly ErrorState: Pick<ErrorStateProps, 'retryLabel' | 'pendingLabel' | 'referenceLabel'>;
  readonly FileDrop: Pick<FileDropProps, 'words'>;
  readonly FloatingCall: Pick<FloatingCallProps, 'closeLabel' | 'aria-label'>;
  readonly FloatingColumn: Pick<FloatingColumnProps, 'chatLabel' | 'aria-label' | 'newTabLabel'>;
  readonly FloatingDock: Pick<FloatingDockProps, 'label' | 'closeLabel' | 'newTabLabel'>;
  readonly Footer: Pick<FooterProps, 'newTabLabel'>;
  readonly FormSummary: Pick<FormSummaryProps, 'title'>;
  readonly HallOfFame: Pick<HallOfFameProps, 'verifiedLabel'>;
  readonly Header: Pick<HeaderProps, 'aria-label' | 'menuLabel' | 'newTabLabel'>;
  readonly Hero: Pick<HeroProps, 'pauseLabel' | 'playLabel'>;
  readonly Leaderboard: Pick<LeaderboardProps, 'words'>;
  readonly LegalPanel: Pick<LegalPanelProps, 'title'>;
  readonly LegalText: Pick<LegalTextProps, 'copyLabel' | 'fullPageLabel'>;
  readonly Lightbox: Pick<LightboxProps, 'closeLabel' | 'previousLabel' | 'nextLabel' | 'placeLabel'>;
  readonly Link: Pick<LinkProps, 'newTabLabel'>;
  readonly Marquee: Pick<MarqueeProps, 'pauseLabel' | 'playLabel'>;
  readonly NumberField: Pick<NumberFieldProps, 'increaseLabel' | 'decreaseLabel'>;
  readonly OfflineNotice: Pick<OfflineNoticeProps, 'title'>;
  readonly Pagination: Pick<PaginationProps, 'aria-label' | 'previousLabel' | 'nextLabel' | 'pageLabel' | 'summary'>;
  readonly PlanCard: Pick<PlanCardProps, 'oldPriceLabel'>;
  readonly PromoBar: Pick<PromoBarProps, 'aria-label' | 'closeLabel'>;
  readonly RangeSlider: Pick<RangeSliderProps, 'startLabel' | 'endLabel'>;
  readonly ReferralLink: Pick<ReferralLinkProps, 'label' | 'words'>;
  readonly ReorderList: Pick<ReorderListProps, 'moveLabel'>;
  readonly RotatingStatsBand: Pick<RotatingStatsBandProps, 'pauseLabel' | 'playLabel' | 'positionLabel'>;
  readonly SearchField: Pick<SearchFieldProps, 'clearLabel'>;
  readonly Select: Pick<SelectProps, 'placeholder'>;
  readonly Stepper: Pick<StepperProps, 'stateLabels'>;
  readonly TableOfContents: Pick<TableOfContentsProps, 'label'>;
  readonly TestimonialCarousel: Pick<TestimonialCarouselProps, 'words'>;
  readonly TextArea: Pick<TextAreaProps, 'leftLabel'>;
  readonly TextField: Pick<TextFieldProps, 'revealLabel' | 'concealLabel'>;
  readonly ToastRegion: Pick<ToastRegionProps, 'aria-label' | 'closeLabel'>;
  /** Every chart. */
  readonly Chart: { words?: Partial<ChartWords> };
  /** `Table` and `VirtualTable`. */
  readonly Table: { words?: Partial<TableWords> };
}
