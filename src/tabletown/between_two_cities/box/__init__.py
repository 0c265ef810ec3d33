"""What lies in the box: tiles, mats, modules, and the ground that cities are built on."""
