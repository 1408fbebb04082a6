import { useEffect, useState } from 'react'
import { messages } from '#contract'
import { transportOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { useFileDownload } from '#client/screens/downloads'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'
import type { SaleRow } from '../saleRow'
import type { GivenPaper } from './paperRows'

interface PaperFileProps {
  readonly sale: SaleRow
  readonly paper: GivenPaper
}

/** The file of a paper: a picture is shown here, anything else is handed over. */
export function PaperFile({ sale, paper }: PaperFileProps) {
  const path = `/v3/bookings/${sale.id}/documents/${paper.id}`
  const download = useFileDownload()
  const { picture, show, hide } = usePicture(path)
  const isPicture = /\.(?:png|jpe?g|webp)$/i.test(paper.name)
  return (
    <>
      <Button
        type="link"
        aria-label={`Voir ${paper.name}`}
        onClick={() => {
          void (isPicture ? show() : download({ path, name: paper.name }))
        }}
      >
        {paper.name}
      </Button>
      {picture !== null && (
        <Modal title={paper.name} width={720} onClose={hide}>
          <img className="sale-paper-picture" src={picture} alt={paper.name} />
        </Modal>
      )}
    </>
  )
}

/** Asks for a picture, which is kept for as long as it is shown. */
function usePicture(path: string) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(
    () => () => {
      if (picture !== null) URL.revokeObjectURL(picture)
    },
    [picture],
  )
  return {
    picture,
    show: async () => {
      const { body, failure } = await dispatch((_dispatch: unknown, _state: unknown, extra: unknown) =>
        transportOf(extra).send({ method: 'GET', path, isFile: true }),
      )
      if (body instanceof Blob) setPicture(URL.createObjectURL(body))
      else toast({ type: 'error', message: failure?.message ?? messages.technical })
    },
    hide: () => {
      setPicture(null)
    },
  }
}
