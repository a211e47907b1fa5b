/** A width and a height in px. */
export type Size = { readonly width: number; readonly height: number };

/** The interface through which tests control any browser. All input goes to the only tab. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  goto(address: string): Promise<void>;
  /** Sets the size of the page's viewport. */
  resize(size: Size): Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. The result must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport. */
  move(x: number, y: number): Promise<void>;
  /** Presses and releases the mouse's main button. */
  click(): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** Presses and releases a key by its DOM name, such as "Escape". */
  press(key: string): Promise<void>;
  /** Takes a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};
