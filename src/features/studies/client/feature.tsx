import { loadScreen, type ClientFeature } from '#client/screens'
import { lazyPart } from '#client/ui/lazy'
import type { ContributedTab } from '#features/clientFile/client'
import { studiesStore } from './drafts/store'

/** What a client reads of an operation: its drafts on this device, and how it looks before it is sent. */
export const studies: ClientFeature = {
  store: studiesStore,
  professional: {
    screens: [
      {
        path: 'etude-immobiliere/preview',
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "study-preview" */ './preview/PreviewScreen')).PreviewScreen,
          ),
      },
    ],
  },
}

/** The tab of a client file that shows its studies, the button that begins one, and the last of them on one line. */
export const clientStudiesTab: ContributedTab = {
  tab: 'rapports',
  label: 'Études',
  asks: 'readReports',
  HeaderAction: lazyPart(
    async () => (await import(/* webpackChunkName: "study-file-parts" */ './file/StudyButton')).StudyButton,
  ),
  SynthesisCard: lazyPart(
    async () => (await import(/* webpackChunkName: "study-file-parts" */ './file/LastStudyCard')).LastStudyCard,
  ),
  route: {
    lazy: () =>
      loadScreen(async () => (await import(/* webpackChunkName: "studies" */ './list/StudiesTab')).StudiesTab),
  },
}
