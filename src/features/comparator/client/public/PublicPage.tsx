import type { ReactNode } from 'react'
import { CheckOutlined, StopOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { Refusal } from '#client/screens/errors'
import type { ApiFailure } from '#client/transport'
import { ErrorBlock, Skeleton, StatusTag } from '#client/ui'
import '../comparator.css'
import '../lot/lot.css'
import './public.css'

interface PublicPageProps {
  readonly title: string
  /** Stands beside the title. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** A page of the catalogue on the consumer side. Who has its address reads it; search engines do not list it. */
export const PublicPage = ({ title, beside, children }: PublicPageProps) => (
  <article className="public-page">
    <title>{`${title} · Solive`}</title>
    <meta name="robots" content="noindex, nofollow" />
    <header className="public-heading">
      <h1>{title}</h1>
      {beside}
    </header>
    {children}
  </article>
)

/** Whether a lot can be had; nothing more is told of its state. */
export const Availability = ({ isAvailable }: { readonly isAvailable: boolean }) =>
  isAvailable ? (
    <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
      Disponible
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" icon={<StopOutlined aria-hidden />}>
      Indisponible
    </StatusTag>
  )

interface NotShownProps {
  readonly failure: ApiFailure | undefined
  readonly onRetry: () => void
}

/** What is still read, or could not be. @throws {Refusal} 404 for what this host does not show */
export function NotShown({ failure, onRetry }: NotShownProps) {
  if (failure?.kind === 'http' && [401, 403, 404, 410].includes(failure.status)) throw new Refusal(404, 'Not shown here')
  return (
    <div className="public-page">
      {failure ? (
        <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={onRetry} />
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  )
}
