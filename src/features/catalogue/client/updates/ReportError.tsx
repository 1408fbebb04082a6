import { Suspense, useState } from 'react'
import { FlagOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import type { Reported } from './Reported'

const ReportDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './ReportDrawer')).ReportDrawer,
)

/** Tells the firm that something is wrong on this page. */
export function ReportError(reported: Reported) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        icon={<FlagOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        Signaler une erreur
      </Button>
      <Suspense>
        {isOpen && (
          <ReportDrawer
            {...reported}
            onClose={() => {
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
