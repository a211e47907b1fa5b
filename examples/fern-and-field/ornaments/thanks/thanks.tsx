import { PressedFlower } from "../pressed-flower/pressed-flower";

/** A sprig shown after the message is sent. */
export default function Thanks() {
  return (
    <div className="mt-4">
      <PressedFlower index={0} />
    </div>
  );
}
