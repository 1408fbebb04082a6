import { useState } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { loadSnapshot, useAppSelector, type Replay } from '#client/store'
import { Card, ErrorBlock, PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { FileDrop } from '#client/ui/upload'
import { SnapshotButton } from '#client/screens/snapshot'
import { ReplayView } from './ReplayView'
import './snapshot.css'

/** Takes a snapshot for the support; whoever has the support mode opens one too. */
export function SnapshotScreen() {
  const mayReplay = useAppSelector((state) => allows(selectHeldRights(state), 'replaySnapshot'))
  return (
    <>
      <title>Instantané de support · Solive</title>
      <PageHeader title="Instantané de support" actions={<SnapshotButton />} />
      <PageBody>
        {mayReplay ? (
          <Replaying />
        ) : (
          <Card title="Aider le support à comprendre">
            <p>
              Quelque chose vous étonne&nbsp;? Prenez un instantané depuis l’écran où vous l’avez vu, par le menu de
              votre compte&nbsp;: il garde vos dernières actions et le calcul, sans aucun nom. Vous le relisez avant de
              le transmettre.
            </p>
          </Card>
        )}
      </PageBody>
    </>
  )
}

function Replaying() {
  const [loaded, setLoaded] = useState<{ readonly replay?: Replay; readonly refusal?: string }>({})
  const open = async (file: File) => {
    setLoaded(await loadSnapshot(await file.text()))
  }
  const { replay, refusal } = loaded
  return (
    <div className="replay">
      <FileDrop
        label="Choisir un instantané"
        help="ou déposez-le ici."
        accept=".json,application/json"
        onFile={(file) => {
          void open(file)
        }}
      />
      {refusal !== undefined && <ErrorBlock message={refusal} />}
      {replay && <ReplayView key={replay.snapshot.sha256} replay={replay} />}
    </div>
  )
}
