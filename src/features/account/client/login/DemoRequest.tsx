import { useRef, useState, Suspense } from 'react'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useDemoRequests } from './useDemoRequests'

/** Few ask: it loads when somebody does. */
const DemoDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "demo-request" */ './DemoDialog')).DemoDialog,
)

/** Where who has no account asks to be shown the application, where that is taken. What is typed stays as long as the page does. */
export function DemoRequest() {
  const isTaken = useDemoRequests() === true
  const [isOpen, setOpen] = useState(false)
  const typed = useRef<object>({})
  const keep = (values: object) => {
    typed.current = values
  }
  return (
    isTaken && (
      <>
        <p className="login-link login-offer">
          Pas encore client&#8239;?{' '}
          <Button
            type="link"
            onClick={() => {
              setOpen(true)
            }}
          >
            Demander une démonstration
          </Button>
        </p>
        {isOpen && (
          <Suspense>
            <DemoDialog
              typed={() => typed.current}
              onType={keep}
              onClose={() => {
                setOpen(false)
              }}
            />
          </Suspense>
        )}
      </>
    )
  )
}
