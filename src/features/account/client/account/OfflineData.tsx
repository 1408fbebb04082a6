import { useEffect, useState } from 'react'
import { selectHasUnsaved } from '#client/autosave'
import { offlineDataForgotten, useAppDispatch, useAppSelector } from '#client/store'
import { Card, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { Button } from '#client/ui/controls'
import { useConfirm, useToast } from '#client/feedback'

/** What this device keeps to work without network: how much, and how to have it forgotten. */
export function OfflineData() {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const files = useAppSelector(({ openedFiles }) => Object.values(openedFiles).filter(({ at }) => at !== null).length)
  const hasUnsaved = useAppSelector(selectHasUnsaved)
  const size = useStoredSize(files)
  const empty = async () => {
    const kept = hasUnsaved ? ' Ce qui n’est pas encore enregistré reste gardé.' : ''
    const body = `Les dossiers ouverts récemment ne pourront plus être lus hors connexion sur cet appareil. Le serveur les garde.${kept}`
    if (!(await confirm({ question: 'Vider les données hors ligne\u202f?', consequence: body, yes: 'Vider' }))) return
    dispatch(offlineDataForgotten())
    toast({ type: 'success', message: 'Les données hors ligne sont effacées de cet appareil.' })
  }
  return (
    <Card
      title="Données hors ligne"
      sentence="Les derniers dossiers ouverts restent ici, pour être lus et complétés sans connexion."
    >
      <Facts
        facts={[
          { label: 'Dossiers gardés', value: files },
          { label: 'Place occupée', value: size === undefined ? '—' : `${written(size)}, application comprise` },
        ]}
      />
      <Button
        className="account-empty"
        disabled={files === 0}
        onClick={() => {
          void empty()
        }}
      >
        Vider
      </Button>
    </Card>
  )
}

const MEGABYTE = 1_000_000
const written = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.ceil(bytes / 1000))}\u00a0ko`
    : `${formatNumber(bytes / MEGABYTE, { decimals: 1 })}\u00a0Mo`

/**
 * Bytes that this site has on the device, as the browser estimates them; undefined where it does not say. Asked again
 * when `changes` does.
 */
function useStoredSize(changes: number): number | undefined {
  const [size, setSize] = useState<number>()
  useEffect(() => {
    let isLate = false
    const ask = async () => {
      if (!('storage' in navigator)) return
      const { usage } = await navigator.storage.estimate()
      if (!isLate) setSize(usage)
    }
    void ask()
    return () => {
      isLate = true
    }
  }, [changes])
  return size
}
