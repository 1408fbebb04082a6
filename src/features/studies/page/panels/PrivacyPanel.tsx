import { NOT_TOLD } from '../frame/TrackingNotice'
import { Sheet } from './Sheet'

interface PrivacyPanelProps {
  readonly adviser: string
  readonly company: string
  readonly isTelling: boolean
  readonly onOptOut: () => void
  readonly onClosed: () => void
}

/** What is told of a reading, and to whom. */
export function PrivacyPanel({ adviser, company, isTelling, onOptOut, onClosed }: PrivacyPanelProps) {
  return (
    <Sheet title="Ce qui est signalé de votre lecture" onClosed={onClosed}>
      <p>
        {adviser} ({company}) apprend que vous avez ouvert l’étude, les chapitres lus et leur durée, les montants que
        vous vous faites expliquer et le téléchargement du PDF, pour mieux vous répondre.
      </p>
      <p>
        Votre conseiller, et ceux de son cabinet qui suivent votre dossier, le voient. Aucun tiers&nbsp;: cette page ne
        contient pas de traceur.
      </p>
      {isTelling && (
        <button type="button" className="button" onClick={onOptOut}>
          Désactiver
        </button>
      )}
      <p role="status">{!isTelling && NOT_TOLD}</p>
    </Sheet>
  )
}
