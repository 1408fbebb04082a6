import type { FeatureContract } from '#contract/resources'
import { commercialReport } from './resources/commercialReport'
import { commercialReportPackage } from './resources/commercialReportPackage'
import { commercialReportEvent, commercialReportQuestion } from './resources/readings'

const resources = {
  commercial_report: commercialReport,
  commercial_report_package: commercialReportPackage,
  commercial_report_question: commercialReportQuestion,
  commercial_report_event: commercialReportEvent,
} as const
export type StudyResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends StudyResources {}
}

/** What a client reads of an operation. */
export const studiesContract: FeatureContract = {
  resources,
  collections: [
    { type: 'commercial_report', path: '/v4/commercial-reports' },
    { type: 'commercial_report_package', path: '/v4/commercial-report-packages' },
  ],
}
