import { useEffect, useState } from 'react'
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Flex, Input } from 'antd'
import { snapshotTaken, useAppDispatch } from '#client/store'
import { ErrorBlock, formatNumber, Skeleton } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useCopyToClipboard } from '#client/feedback'
import { download } from '../downloads'
import './snapshot.css'

type Snapshot = Awaited<ReturnType<ReturnType<typeof snapshotTaken>>>

const FAILED =
  'L’instantané n’a pas pu être pris\u00a0: votre navigateur le réserve aux pages sécurisées (https). ' +
  'Rien n’est perdu\u202f; écrivez au support ce que vous voyez.'

/** A snapshot taken when this opens: what it holds, then the person keeps it, or not. */
export function SnapshotDrawer({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const [snapshot, setSnapshot] = useState<Snapshot | 'failed'>()
  useEffect(() => {
    dispatch(snapshotTaken()).then(setSnapshot, () => {
      setSnapshot('failed')
    })
  }, [dispatch])
  return (
    <Drawer title="Instantané de support" open onClose={onClose} size={640}>
      {snapshot === undefined && <Skeleton lines={6} />}
      {snapshot === 'failed' && <ErrorBlock message={FAILED} />}
      {typeof snapshot === 'object' && <Preview snapshot={snapshot} />}
    </Drawer>
  )
}

function Preview({ snapshot }: { snapshot: Snapshot }) {
  const text = JSON.stringify(snapshot, null, 2)
  return (
    <Flex vertical gap={16}>
      <p>
        Ce fichier permet au support de revoir ce que vous voyez et de refaire le calcul. Rien n’est envoyé&nbsp;: vous
        le téléchargez ou le copiez, et vous choisissez à qui le donner.
      </p>
      <Facts facts={contentOf(snapshot, text)} />
      <Flex wrap gap={8}>
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => {
            download(fileName(snapshot), text, 'application/json')
          }}
        >
          Télécharger
        </Button>
        <CopyButton text={text} />
      </Flex>
      <Input.TextArea
        className="snapshot-text"
        aria-label="Contenu de l’instantané"
        readOnly
        wrap="off"
        rows={20}
        value={text}
      />
    </Flex>
  )
}

const COPY = { copied: 'Instantané copié', refused: 'Votre navigateur refuse la copie. Téléchargez le fichier.' }

function CopyButton({ text }: { text: string }) {
  const copy = useCopyToClipboard()
  return (
    <Button
      icon={<CopyOutlined aria-hidden />}
      onClick={() => {
        void copy(text, COPY)
      }}
    >
      Copier
    </Button>
  )
}

const contentOf = ({ replaced, actions, failures, calculation }: Snapshot, text: string) => [
  {
    label: 'Retiré',
    value:
      'Noms, e-mails, téléphones, adresses, dates de naissance et textes libres\u00a0: ' +
      counted(replaced, 'valeur remplacée par un jeton', 'valeurs remplacées par des jetons'),
  },
  { label: 'Gardé', value: 'Montants, choix, communes, dates des prêts et du projet' },
  {
    label: 'Contenu',
    value: [
      counted(actions.length, 'dernière action', 'dernières actions'),
      counted(failures.length, 'erreur réseau', 'erreurs réseau'),
      calculation ? 'le dernier calcul' : 'aucun calcul',
    ].join(', '),
  },
  { label: 'Taille', value: formatNumber(new Blob([text]).size / 1024, { decimals: 0, unit: 'Kio' }) },
]

const counted = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count > 1 ? many : one}`

const fileName = ({ taken_at }: Snapshot): string => `instantane-${taken_at.slice(0, 19).replaceAll(':', '-')}.json`
