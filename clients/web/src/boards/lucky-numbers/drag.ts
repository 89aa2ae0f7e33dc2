// Lifts a piece with a finger or a mouse and carries it; what a drop means is the board's business.

export interface Carrying {
  lift(): void;
  over(x: number, y: number): void;
  // Resolves when the piece lies where it belongs: until then it stays where it was dropped.
  drop(x: number, y: number): Promise<void>;
  cancel(): void;
}

const threshold = 6; // px: below it is a tap

export function draggable(isOn: () => boolean, carrying: Carrying) {
  return (element: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null;
    let isLifted = false;

    const carry = (event: PointerEvent) => {
      element.style.translate = `${event.clientX - start!.x}px ${event.clientY - start!.y}px`;
      carrying.over(event.clientX, event.clientY);
    };
    const layDown = () => {
      element.style.translate = "";
      element.classList.remove("lifted");
    };
    const end = () => {
      start = null;
      isLifted = false;
    };
    const cancel = () => {
      if (isLifted) {
        layDown();
        carrying.cancel();
      }
      end();
    };

    const on = {
      pointerdown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary || !isOn()) return;
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
        // At once: the first move of a quick drag is past the element, and so may be its end.
        element.setPointerCapture(event.pointerId);
      },
      pointermove(event: PointerEvent) {
        if (start?.id !== event.pointerId) return;
        const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
        if (!isLifted && way < threshold) return;
        if (!isLifted) {
          isLifted = true;
          element.classList.add("lifted");
          carrying.lift();
        }
        carry(event);
      },
      pointerup(event: PointerEvent) {
        const wasLifted = isLifted && start?.id === event.pointerId;
        end();
        if (!wasLifted) return;
        // The click that follows a drop is no tap.
        element.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
        void carrying.drop(event.clientX, event.clientY).finally(layDown);
      },
      pointercancel: cancel,
      // A finger first belongs to what lies inside; what that loses is no loss.
      lostpointercapture(event: PointerEvent) {
        if (event.target === element && event.pointerId === start?.id) cancel();
      },
      dragstart: (event: Event) => event.preventDefault(),
    };

    for (const [name, listen] of Object.entries(on)) {
      element.addEventListener(name, listen as EventListener);
    }
    return () => {
      for (const [name, listen] of Object.entries(on)) {
        element.removeEventListener(name, listen as EventListener);
      }
    };
  };
}

function stop(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

// The nearest of the elements, if its middle is not farther away than its own size.
export function nearest<Key>(
  elements: Iterable<readonly [Key, Element]>,
  x: number,
  y: number,
): Key | null {
  let best: Key | null = null;
  let least = Infinity;
  for (const [key, element] of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const way = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (way < least && way <= Math.max(width, height)) [best, least] = [key, way];
  }
  return best;
}
