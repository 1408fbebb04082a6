import { DeleteOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { messages } from '#contract'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '#client/screens'
import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import type { SavedView, SavedViews } from './useSavedViews'

interface SavedViewListProps {
  readonly saved: SavedViews
  /** What is shown, as views keep it. */
  readonly shown: string
  readonly onOpen: () => void
}

/** The views of a list that the person saved: to open one, to delete one. */
export function SavedViewList({ saved, shown, onOpen }: SavedViewListProps) {
  return (
    <section aria-labelledby="saved-views-title">
      <h2 id="saved-views-title">Vos vues</h2>
      <Views saved={saved} shown={shown} onOpen={onOpen} />
    </section>
  )
}

function Views({ saved: { views, failure, refetch }, shown, onOpen }: SavedViewListProps) {
  const isOnline = useOnline()
  if (!views && failure) return <ErrorBlock message={messages.technical} onRetry={refetch} />
  if (!views) return <Skeleton lines={3} />
  if (views.length === 0)
    return (
      <p className="remark">
        Aucune vue. Une vue garde les filtres, le tri et les colonnes affichés, sous le nom de votre choix.
      </p>
    )
  return (
    <>
      <ul className="saved-view-list">
        {views.map((view) => (
          <View key={view.id} view={view} isShown={view.attributes.query === shown} onOpen={onOpen} />
        ))}
      </ul>
      {!isOnline && <p className="remark">Telles que cet appareil les connaît.</p>}
    </>
  )
}

function View({ view, isShown, onOpen }: { view: SavedView; isShown: boolean; onOpen: () => void }) {
  const remove = useViewDeletion()
  const isOnline = useOnline()
  const { name, query } = view.attributes
  return (
    <li>
      <Link to={{ search: query ?? '' }} aria-current={isShown ? 'true' : undefined} onClick={onOpen}>
        {name}
      </Link>
      {isShown && <span className="remark">affichée</span>}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Supprimer la vue ${name ?? ''}`}
        disabled={!isOnline}
        title={isOnline ? undefined : OFFLINE}
        onClick={() => {
          void remove(view)
        }}
      />
    </li>
  )
}

/** Deletes a view, which can be saved again as it was. */
function useViewDeletion(): (view: SavedView) => Promise<void> {
  const [remove] = api.useRemoveMutation()
  const [create] = api.useCreateMutation()
  const toast = useToast()
  const restore = async ({ attributes: { name, list, query } }: SavedView) => {
    const { error } = outcomeOf(await create({ type: 'saved_view', attributes: { name, list, query } }))
    if (error) toast({ type: 'error', message: error.message })
  }
  return async (view) => {
    const { error } = outcomeOf(await remove({ ref: { type: 'saved_view', id: view.id } }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    const action = { label: 'Annuler', act: () => void restore(view) }
    toast({ type: 'success', message: `Vue «\u00a0${view.attributes.name ?? ''}\u00a0» supprimée`, action })
  }
}
