import { outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { importsApi } from './api'
import type { CatalogueImport } from './catalogueImport'

/** Imports what a preview read; asks first when something is withdrawn from sale. */
export function RunImport({ told, onRun }: { readonly told: CatalogueImport; readonly onRun: () => void }) {
  const [run, { isLoading }] = importsApi.useRunImportMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const withdrawn = told.counts?.properties.withdrawn ?? 0
  const changes = changesIn(told)
  const start = async () => {
    const isSure = withdrawn === 0 || (await confirm(withdrawal(withdrawn)))
    if (!isSure) return
    const { error } = outcomeOf(await run(told.id))
    if (error) toast({ type: 'error', message: error.message })
    else onRun()
  }
  return (
    <div className="import-actions">
      {changes === 0 && <p>Ces fichiers ne changent rien.</p>}
      <Button type="primary" loading={isLoading} disabled={changes === 0} onClick={() => void start()}>
        Importer
      </Button>
    </div>
  )
}

function changesIn({ counts }: CatalogueImport): number {
  if (!counts) return 0
  return [counts.programs, counts.properties].reduce((sum, of) => sum + of.created + of.updated + of.withdrawn, 0)
}

const withdrawal = (count: number) => ({
  question: count > 1 ? `Retirer ${formatNumber(count)} lots de la vente\u202f?` : 'Retirer un lot de la vente\u202f?',
  consequence:
    'Le flux complet ne les nomme plus. Ils ne seront plus proposés\u202f; l’import peut être annulé pendant sept jours.',
  yes: 'Importer et retirer',
})
