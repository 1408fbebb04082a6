import { Sheet } from './Sheet'

interface PrivacyPanelProps {
  readonly adviser: string
  readonly company: string
  readonly onOptOut: () => void
  readonly onClosed: () => void
}

/** What is told of a reading, and to whom. */
export function PrivacyPanel({ adviser, company, onOptOut, onClosed }: PrivacyPanelProps) {
  return (
    <Sheet title="Ce qui est signalé de votre lecture" onClosed={onClosed}>
      <p>
        {adviser} ({company}) apprend que vous avez ouvert l’étude, les chapitres lus et leur durée, les montants que
        vous vous faites expliquer et le téléchargement du PDF, pour mieux vous répondre. Personne d’autre n’en est
        informé, et cette page ne contient aucun traceur de tiers.
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          onOptOut()
          onClosed()
        }}
      >
        Désactiver
      </button>
    </Sheet>
  )
}
