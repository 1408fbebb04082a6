import { outcomeOf } from '#client/api'
import { useResourceList } from '#client/store'
import { formatDate, formatNumber, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/feedback'
import { leadsApi } from '../api'

/** Takes an import back and says what became of its leads. */
export function useUndoImport(): (id: string) => Promise<void> {
  const [undo] = leadsApi.useUndoLeadImportMutation()
  const toast = useToast()
  return async (id) => {
    const { data, error } = outcomeOf(await undo(id))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    const kept =
      data.kept > 0
        ? `\u202f; ${formatNumber(data.kept)} ${data.kept > 1 ? 'déjà suivis restent' : 'déjà suivi reste'}`
        : ''
    toast({
      type: 'success',
      message: `Import annulé\u00a0: ${formatNumber(data.removed)} ${data.removed > 1 ? 'contacts retirés' : 'contact retiré'}${kept}.`,
    })
  }
}

/** The imports of the last day, which may still be taken back. */
export function UndoableImports() {
  const { resources: imports } = useResourceList('client_lead_import')
  const undo = useUndoImport()
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="recent-imports">
      <h2 id="recent-imports">Imports récents</h2>
      <ul className="recent-imports">
        {imports.map(({ id, attributes: { file_name, created_count, created_at, undoable_until } }) => (
          <li key={id}>
            <p>
              {file_name ?? 'Fichier'}, {formatNumber(created_count)} {created_count === 1 ? 'contact' : 'contacts'}, le{' '}
              {formatDate(created_at)} à {formatTime(created_at)}
            </p>
            <Button
              onClick={() => {
                void undo(id)
              }}
            >
              Annuler jusqu’à {formatTime(undoable_until)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
