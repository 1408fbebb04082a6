import { useState, useEffect } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#contract'
import { useToast } from '#client/feedback'
import { Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { TextInput } from '#client/ui/inputs'
import { useAppSelector } from '#client/store'
import { withSearch, type NamedSearch, keepNamedSearches, readNamedSearches } from './namedSearches'

/** The searches that have a name on this device: to open one, to name the one on screen. */
export function SearchesDrawer({ onClose }: { onClose: () => void }) {
  const { searches, hasFailed, keep } = useNamedSearches()
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const toast = useToast()
  return (
    <Drawer title="Recherches" open onClose={onClose} size={420}>
      <div className="named-searches">
        {hasFailed ? (
          <p className="remark">Ce navigateur ne garde pas de recherches.</p>
        ) : (
          <>
            <Kept
              {...{ searches, address }}
              onOpen={onClose}
              onRemove={(name) => {
                void keep((searches ?? []).filter((each) => each.name !== name))
              }}
            />
            <NewSearch
              onName={(name) => {
                void keep(withSearch(searches ?? [], { name, address }))
                toast({ type: 'success', message: `Recherche «\u00a0${name}\u00a0» gardée sur cet appareil` })
              }}
            />
          </>
        )}
      </div>
    </Drawer>
  )
}

interface KeptProps {
  readonly searches: readonly NamedSearch[] | undefined
  /** Of what is on screen. */
  readonly address: string
  readonly onOpen: () => void
  readonly onRemove: (name: string) => void
}

function Kept({ searches, address, onOpen, onRemove }: KeptProps) {
  if (!searches) return <Skeleton lines={3} />
  if (searches.length === 0)
    return <p className="remark">Aucune recherche. Une recherche garde le lieu, les filtres, les poids et le tri.</p>
  return (
    <ul className="named-search-list">
      {searches.map((each) => (
        <li key={each.name}>
          <Link to={each.address} aria-current={each.address === address ? 'true' : undefined} onClick={onOpen}>
            {each.name}
          </Link>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer la recherche ${each.name}`}
            onClick={() => {
              onRemove(each.name)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function NewSearch({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter comes before the field hands its text over.
        const typed = (event.currentTarget.querySelector('input')?.value ?? name).trim()
        if (typed === '') setError(messages.required)
        else {
          onName(typed)
          setName('')
        }
      }}
    >
      <TextInput
        required
        label="Nom de la recherche affichée"
        help="Gardée sur cet appareil. Sous un nom qui existe déjà, elle remplace cette recherche."
        value={name}
        error={error}
        onChange={(text) => {
          setName(text ?? '')
          setError(undefined)
        }}
      />
      <Button htmlType="submit" type="primary">
        Garder cette recherche
      </Button>
    </form>
  )
}

/** The searches that the person named on this device; undefined until they are read. */
function useNamedSearches() {
  const userId = useAppSelector(({ session }) => session.user?.id)
  const [searches, setSearches] = useState<readonly NamedSearch[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (userId === undefined) return undefined
    let isWanted = true
    readNamedSearches(userId).then(
      (kept) => {
        if (isWanted) setSearches(kept)
      },
      () => {
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [userId])
  return {
    searches,
    /** This browser keeps nothing. */
    hasFailed,
    keep: async (changed: readonly NamedSearch[]) => {
      if (userId === undefined) return
      setSearches(changed)
      await keepNamedSearches(userId, changed).catch(() => {
        setFailed(true)
      })
    },
  }
}
